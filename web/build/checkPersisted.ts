/* Fails when `persisted.json` is not exactly the documents of the artifacts: relay-compiler adds to it and never takes away. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const web = resolve(import.meta.dirname, '..');
const persisted = new Set(Object.keys(JSON.parse(readFileSync(resolve(web, 'persisted.json'), 'utf8')) as object));
const used = new Set(
  globSync('src/**/__generated__/*.graphql.ts', { cwd: web }).flatMap(
    (file) => /@relayRequestID (\w+)/.exec(readFileSync(resolve(web, file), 'utf8'))?.[1] ?? [],
  ),
);

const missing = [...used].filter((id) => !persisted.has(id));
const stale = [...persisted].filter((id) => !used.has(id));
if (missing.length + stale.length > 0) {
  console.error(
    `persisted.json lacks ${missing.length} documents and has ${stale.length} that nothing uses; run npm run relay:fresh -w web.`,
  );
  process.exitCode = 1;
}
