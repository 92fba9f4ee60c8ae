/* Writes all Relay artifacts and the list of persisted documents again, so that neither keeps what is gone. */
import { spawnSync } from 'node:child_process';
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const web = resolve(import.meta.dirname, '..');
for (const folder of globSync('src/**/__generated__', { cwd: web })) rmSync(resolve(web, folder), { recursive: true });
writeFileSync(resolve(web, 'persisted.json'), '{}\n');
const { status } = spawnSync('relay-compiler', { cwd: web, stdio: 'inherit' });
process.exitCode = status ?? 1;
