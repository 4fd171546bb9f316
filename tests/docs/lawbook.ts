// Reads the law book: its headings, and every id of a rule or ruling that the repository names.
import { readdirSync, readFileSync } from 'node:fs';
import { GAMES } from '../../tools/lib/games.mjs';

/** The pages of each game: `kontor.md`, and `kontor-rulings.md` beside it. */
export const PAGES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  GAMES.map((game) => [
    game,
    readdirSync('docs/rules')
      .map((name) => name.replace(/\.md$/, ''))
      .filter((name) => name === game || name.startsWith(`${game}-`))
      .sort(),
  ]),
);

export interface Entry {
  id: string;
  page: string;
  /** The line under the heading: marks and source. */
  source: string;
  text: string;
  /** For a rule, the rulings it lists; for a ruling, the rules it is on. */
  related: string[];
}

const read = (path: string): string => readFileSync(path, 'utf8');
const ID = `(?:${GAMES.join('|')})/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*`;

export const isRuling = (id: string): boolean => id.includes('/ruling-');

function entryOf(section: string, page: string): Entry {
  const [id = '', source = '', ...lines] = section.split('\n').filter(Boolean);
  const text = lines.join('\n');
  const game = id.split('/')[0] ?? '';
  const listed = /^Rulings: (.*)\.$/m.exec(text)?.[1] ?? '';
  const related = isRuling(id)
    ? [...(source.split(' · ')[1] ?? '').matchAll(new RegExp(ID, 'g'))].map(([one]) => one)
    : [...listed.matchAll(/\[(\w+)\]\((?:kontor-rulings\.md)?#(\w+)ruling-(\w+)\)/g)].map(
        ([, number]) => `${game}/ruling-${number}`,
      );
  return { id, page, source, text, related: [...new Set(related)] };
}

/** Every heading of the law book that is an id. */
export function entries(): Entry[] {
  return Object.values(PAGES)
    .flat()
    .flatMap((page) =>
      read(`docs/rules/${page}.md`)
        .split(/^#{2,3} /m)
        .filter((section) => new RegExp(`^${ID}\n`).test(section))
        .map((section) => entryOf(section, page)),
    );
}

/** Every text file of the repository in these folders, by path. */
export function files(...folders: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const folder of folders)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = `${entry.parentPath}/${entry.name}`;
      if (
        entry.isFile() &&
        !path.includes('node_modules') &&
        /\.(rs|ts|mjs|js|md|txt|ftl|json|html|toml|css|ya?ml)$/.test(entry.name)
      )
        found.set(path, read(path));
    }
  return found;
}

/** The ids of rules and rulings that a text names; paths of files are none. */
export function idsIn(text: string): string[] {
  return [...text.matchAll(new RegExp(`(?<![\\w./-])(${ID})(?![\\w/-]|\\.[a-z])`, 'g'))].map(([, id]) => id!);
}

/** Whether a path belongs to the tests. */
export const isTest = (path: string): boolean =>
  path.startsWith('tests/') || /^src\/.*\/tests\//.test(path) || path.endsWith('tests.rs');
