// Files and classes of the page stay small enough to be read at once: fewer than 350 lines, fewer than 25 public members.
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const MOST_LINES = 350,
  MOST_MEMBERS = 25;

/** Files that are larger, with their size today. They may only shrink: lower the number, or take the file off the list. */
const LARGER: Record<string, number> = {
  'games/kontor/text/speech.ts': 596,
};

/** Classes that have more public members; the same holds for them. */
const WIDER: Record<string, number> = {
  'core/speech.ts Speech': 32,
  'games/duel/text/speech.ts DuelSpeech': 25,
  'games/kontor/text/speech.ts KontorSpeech': 29,
};

const files = readdirSync('www', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(`www/${file}`, 'utf8') }));

it('no file of the page has 350 lines or more, but for those that are known', () => {
  const larger = files.flatMap(({ file, text }) => {
    const lines = text.trimEnd().split('\n').length;
    return lines >= MOST_LINES && lines > (LARGER[file] ?? 0) ? [`${file}: ${lines}`] : [];
  });
  expect(larger).toEqual([]);
  expect(Object.keys(LARGER).filter((file) => !files.some((one) => one.file === file))).toEqual([]);
});

/** The public members of the classes in a file, with the properties that a constructor declares. */
function classesIn(file: string, text: string): { name: string; members: number }[] {
  const found: { name: string; members: number }[] = [];
  const isPrivate = (node: ts.Node): boolean =>
    (ts.getCombinedModifierFlags(node as ts.Declaration) &
      (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !==
    0;
  const visit = (node: ts.Node): void => {
    if (ts.isClassLike(node)) {
      const own = node.members.flatMap(
        (member): readonly (ts.ClassElement | ts.ParameterPropertyDeclaration)[] =>
          ts.isConstructorDeclaration(member)
            ? member.parameters.filter((one): one is ts.ParameterPropertyDeclaration =>
                ts.isParameterPropertyDeclaration(one, member),
              )
            : [member],
      );
      const names = own.filter((member) => !isPrivate(member)).map((member) => member.name?.getText());
      found.push({ name: `${file} ${node.name?.text ?? ''}`, members: new Set(names).size });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

it('no class of the page has 25 public members or more, but for those that are known', () => {
  const classes = files.flatMap(({ file, text }) => classesIn(file, text));
  expect(classes.length).toBeGreaterThan(20);
  const wider = classes.filter(
    ({ name, members }) => members >= MOST_MEMBERS && members > (WIDER[name] ?? 0),
  );
  expect(wider).toEqual([]);
  expect(Object.keys(WIDER).filter((name) => !classes.some((one) => one.name === name))).toEqual([]);
});
