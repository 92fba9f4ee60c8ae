import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withReleasedChanges } from './lib/changes.ts';
import { ROOT } from './lib/root.mjs';

/** `npm run release:changes -- 1.2` moves the files of `.changes/` into the changelog, as that version of today. */
const FOLDER = join(ROOT, '.changes');
const CHANGELOG = join(ROOT, 'CHANGELOG.md');

const [version = ''] = process.argv.slice(2);
if (/^\d+(?:\.\d+)*$/.test(version)) {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .toSorted();
  const changes = files.map((file) => readFileSync(join(FOLDER, file), 'utf8'));
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(CHANGELOG, withReleasedChanges(readFileSync(CHANGELOG, 'utf8'), changes, { version, date }));
  for (const file of files) {
    rmSync(join(FOLDER, file));
  }
} else {
  console.error('Say which version: npm run release:changes -- 1.2');
  process.exitCode = 1;
}
