/** Fails when the generated types differ from what the contracts would give now: prints which file to regenerate. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { csvColumnsText, endpointsText } from './endpoints.ts';
import { joinedSchema } from './schema.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'node_modules/.bin');
const folder = mkdtempSync(join(tmpdir(), 'lectern-codegen-'));
const stale: string[] = [];

try {
  if (joinedSchema() !== readFileSync(join(root, 'schema.graphql'), 'utf8')) stale.push('schema.graphql');
  // `--check` writes nothing and exits with 1 when an output would change.
  try {
    execFileSync(join(bin, 'graphql-codegen'), ['--config', 'codegen.yml', '--check'], { cwd: root, stdio: 'pipe' });
  } catch {
    stale.push('gateway/src/generated/resolverTypes.ts');
  }
  const fresh = join(folder, 'platform.ts');
  execFileSync(
    join(root, 'gateway/node_modules/.bin/openapi-typescript'),
    ['platform/openapi.json', '--immutable', '--output', fresh],
    { cwd: root, stdio: 'pipe' },
  );
  const kept = 'gateway/src/rest/generated/platform.ts';
  if (readFileSync(fresh, 'utf8') !== readFileSync(join(root, kept), 'utf8')) stale.push(kept);
  for (const [name, text] of [
    ['endpoints.ts', endpointsText()],
    ['csvColumns.ts', csvColumnsText()],
  ] as const) {
    const path = `gateway/src/rest/generated/${name}`;
    if (text !== readFileSync(join(root, path), 'utf8')) stale.push(path);
  }
} finally {
  rmSync(folder, { recursive: true });
}

if (stale.length > 0) {
  process.stderr.write(`Out of date: ${stale.join(', ')}. Run: npm run codegen -w gateway\n`);
  process.exitCode = 1;
}
