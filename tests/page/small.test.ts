// Files and classes of the page stay small enough to be read at once: fewer than 350 lines, fewer than 25
// public members.
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const MOST_LINES = 350,
  MOST_MEMBERS = 25;

const files = readdirSync('www', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(`www/${file}`, 'utf8') }));

it('no file of the page has 350 lines or more', () => {
  const larger = files.flatMap(({ file, text }) => {
    const lines = text.trimEnd().split('\n').length;
    return lines >= MOST_LINES ? [`${file}: ${lines}`] : [];
  });
  expect(larger).toEqual([]);
});

/** Returns the public members of the classes in a file, with the properties that a constructor declares. */
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

it('no class of the page has 25 public members or more', () => {
  const classes = files.flatMap(({ file, text }) => classesIn(file, text));
  expect(classes.length).toBeGreaterThan(20);
  expect(classes.filter(({ members }) => members >= MOST_MEMBERS)).toEqual([]);
});
