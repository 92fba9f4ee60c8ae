import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';
import { schemaProblems } from './lib/schemaChanges.ts';

/**
 * `npm run check:schema` compares `schema.graphql` with the last released one: fails for what breaks clients without having been
 * deprecated for a release, and for what `docs/schema-changelog.md` does not tell.
 */
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const problems = await schemaProblems({
  released: read('docs/schema/released.graphql'),
  current: read('schema.graphql'),
  changelog: read('docs/schema-changelog.md'),
});
for (const problem of problems) {
  console.error(problem);
}
process.exitCode = problems.length > 0 ? 1 : 0;
