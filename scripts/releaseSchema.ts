import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './lib/root.mjs';
import { schemaProblems, withRelease } from './lib/schemaChanges.ts';

/**
 * `npm run release:schema -- 1.1` makes `schema.graphql` the released one, which later changes are compared with, and what the changelog
 * tells as unreleased that version of today. Refuses what `npm run check:schema` refuses.
 */
const SCHEMA = join(ROOT, 'schema.graphql');
const RELEASED = join(ROOT, 'docs', 'schema', 'released.graphql');
const CHANGELOG = join(ROOT, 'docs', 'schema-changelog.md');

const [version = ''] = process.argv.slice(2);
const changelog = readFileSync(CHANGELOG, 'utf8');
const problems = /^\d+(?:\.\d+)*$/.test(version) ? [] : ['Say which version: npm run release:schema -- 1.1'];
if (existsSync(RELEASED)) {
  const texts = { released: readFileSync(RELEASED, 'utf8'), current: readFileSync(SCHEMA, 'utf8'), changelog };
  problems.push(...(await schemaProblems(texts)));
}
for (const problem of problems) {
  console.error(problem);
}
if (problems.length > 0) {
  process.exitCode = 1;
} else {
  writeFileSync(CHANGELOG, withRelease(changelog, version, new Date().toISOString().slice(0, 10)));
  mkdirSync(dirname(RELEASED), { recursive: true });
  copyFileSync(SCHEMA, RELEASED);
}
