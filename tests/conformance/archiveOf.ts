import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';

/** A package as it is uploaded: the archive itself, or a folder packed as tools do. */
export function archiveOf(path: string): Uint8Array {
  if (!statSync(path).isDirectory()) return readFileSync(path);
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(path, name)).isFile(),
  );
  return zipSync(Object.fromEntries(files.map((name) => [name, readFileSync(join(path, name))])), { level: 1 });
}
