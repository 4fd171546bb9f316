// A static server that a test can change: another version, a damaged file, a server that has gone away.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '../../tools/lib/served.mjs';

export interface Site {
  /** The address of the folder, with a slash at its end. */
  address: string;
  read(file: string): Buffer;
  write(file: string, content: string | Buffer): void;
  close(): Promise<void>;
}

/** Serves a copy of a folder, from a sub-folder of a new server. */
export async function serve(from: string, headers: Record<string, string> = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(from, folder, { recursive: true });
  const { address, close } = await serveFolder({ folder, at: '/play/', headers });
  return {
    address,
    read: (file) => readFileSync(join(folder, file)),
    write: (file, content) => writeFileSync(join(folder, file), content),
    close: () => {
      rmSync(folder, { recursive: true, force: true });
      return close();
    },
  };
}
