/** Writes `src/rest/generated/endpoints.ts` from the platform's document: `npm run codegen -w gateway` runs it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const document = fileURLToPath(new URL('../../platform/openapi.json', import.meta.url));
const target = fileURLToPath(new URL('../src/rest/generated/endpoints.ts', import.meta.url));

/** The list of path templates as source text, in the order of the document. */
export function endpointsText(): string {
  const { paths } = JSON.parse(readFileSync(document, 'utf8')) as { paths: Readonly<Record<string, unknown>> };
  const lines = Object.keys(paths).map((path) => `  '${path}',\n`);
  return `/** Path templates of the platform, generated from its document. Do not edit. */\nexport const endpoints: readonly string[] = [\n${lines.join('')}];\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, endpointsText());
