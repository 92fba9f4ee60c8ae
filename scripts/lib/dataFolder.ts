import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { errorCode } from './errorCode.ts';
import { Refusal } from './refusal.mjs';

/** Makes a folder for this user alone, proves that it can be written, and answers its real path. */
export function makeDataFolder(path: string): string {
  const folder = resolve(path);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const probe = join(folder, '.writable');
    writeFileSync(probe, '');
    rmSync(probe);
    return realpathSync(folder);
  } catch (error) {
    throw new Refusal(
      `The data folder ${folder} cannot be written (${errorCode(error)}). ` +
        'Give yourself the right to write there, or set LECTERN_DATA to another folder.',
    );
  }
}
