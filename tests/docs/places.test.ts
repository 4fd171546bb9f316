// Comments and documents name nothing that a reader of a clone cannot open.
import { describe, expect, it } from 'vitest';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { files } from './lawbook';

/** Files that a build or a set-up makes, so a fresh clone lacks them. */
const MADE = /^(dist|pkg|target|\.tools|node_modules|coverage|test-results|playwright-report)\b/;

const documents = new Map(
  [
    ...files('docs', 'npm', 'examples', 'lab'),
    ...readdirSync('.')
      .filter((name) => name.endsWith('.md'))
      .map((name) => [name, readFileSync(name, 'utf8')] as const),
  ].filter(([path]) => path.endsWith('.md')),
);

describe('the repository', () => {
  it('names no file outside it and no issue that only its owner can read', () => {
    const all = new Map([
      ...files('src', 'mixture', 'web', 'www', 'tests', 'tools', 'docs', 'npm', 'examples', 'lab'),
      ...documents,
    ]);
    // Only the comments of code are checked: a test may make up a path.
    const told = (path: string, text: string): string =>
      path.endsWith('.md')
        ? text
        : text
            .split('\n')
            .filter((line) => /^\s*(\/\/|\/?\*|#)|\s\/\/ /.test(line))
            .join('\n');
    const found = [...all]
      .filter(([path]) => path !== 'tests/docs/places.test.ts')
      .flatMap(([path, text]) =>
        [
          ...told(path, text).matchAll(
            /(?<![\w/.-])(?:\.\.\/)*shared\/\w+|\bissue #?\d+\b|(?<![\w.])\/(?:work|home|Users)\/\w+/g,
          ),
        ].map(([one]) => `${path}: ${one}`),
      );
    expect(found).toEqual([]);
  });

  it('has every file that a document links to', () => {
    const missing = [...documents].flatMap(([path, text]) =>
      [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .map(([, target]) => normalize(join(dirname(path), target!)))
        .filter((target) => !existsSync(target) && !MADE.test(target))
        .map((target) => `${path} → ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it('has every source file that a comment or a document names by its path', () => {
    const named =
      /`((?:src|web|www|tests|tools|docs|npm|examples|lab)\/[\w./-]+\.(?:rs|ts|mjs|md|txt|json|ftl))`/g;
    const all = new Map([
      ...files('src', 'mixture', 'web', 'www', 'tests', 'tools', 'docs', 'npm', 'examples', 'lab'),
      ...documents,
    ]);
    const missing = [...all].flatMap(([path, text]) =>
      [...text.matchAll(named)]
        .map(([, target]) => target!)
        .filter((target) => !/[A-Z]{3,}/.test(target.replace(/README|CHANGELOG/g, '')) && !existsSync(target))
        .map((target) => `${path}: ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it('has files for every pattern by which the page imports some', () => {
    const patterns = [...files('www')].flatMap(([path, text]) =>
      path.endsWith('.ts')
        ? [...text.matchAll(/import\.meta\.glob(?:<[^>]*>)?\(\s*\[?'([^']+)'/g)].map(([, pattern]) =>
            join(dirname(path), pattern!),
          )
        : [],
    );
    expect(patterns.length).toBeGreaterThan(5);
    const empty = patterns.filter((pattern) => {
      const [root] = pattern.split('*');
      if (MADE.test(pattern)) return false;
      const rule = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
      return !readdirSync(dirname(`${root}x`), { recursive: true })
        .map((name) => join(dirname(`${root}x`), String(name)).replaceAll('\\', '/'))
        .some((name) => rule.test(name));
    });
    expect(empty).toEqual([]);
  });
});
