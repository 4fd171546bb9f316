// The programs of the laboratory: how they are built, and where they are then.
import { chore, inRoot, lastLines, Missing } from '../../../tools/lib/shell.mjs';

export const programOf = (name) => inRoot('target', 'release', name);

/** Builds a program where `programOf` finds it, whatever folder the user has set. */
export async function buildProgram(name, env) {
  const args = ['build', '--release', '--package', 'dockhand-lab', '--bin', name];
  const built = await chore(`cargo build of ${name}`, 'cargo', args, {
    env: { ...env, CARGO_TARGET_DIR: inRoot('target') },
  });
  if (!built.ok)
    throw new Missing(`The program ${name} could not be built. The compiler says:\n${lastLines(built.out)}`);
}
