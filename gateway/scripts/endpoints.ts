/** Writes `endpoints.ts` and `csvColumns.ts` into `src/rest/generated` from the platform's document: `npm run codegen -w gateway` runs it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const document = fileURLToPath(new URL('../../platform/openapi.json', import.meta.url));
const target = (name: string): string => fileURLToPath(new URL(`../src/rest/generated/${name}`, import.meta.url));

interface PlatformDocument {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly parameters?: readonly Parameter[] } }>>;
}
interface Parameter {
  readonly name: string;
  readonly schema: { readonly 'x-columns'?: readonly string[] };
}

const readDocument = (): PlatformDocument => JSON.parse(readFileSync(document, 'utf8')) as PlatformDocument;

/** The list of path templates as source text, in the order of the document. */
export function endpointsText(): string {
  const { paths } = readDocument();
  const lines = Object.keys(paths).map((path) => `  '${path}',\n`);
  return `/** Path templates of the platform, generated from its document. Do not edit. */\nexport const endpoints: readonly string[] = [\n${lines.join('')}];\n`;
}

/** The columns of each list that can be had as CSV, by its path template, as source text. */
export function csvColumnsText(): string {
  const lines = Object.entries(readDocument().paths).flatMap(([path, { get }]) => {
    const columns = get?.parameters?.find(({ name }) => name === 'columns')?.schema['x-columns'];
    return columns === undefined ? [] : `  '${path}': [${columns.map((column) => `'${column}'`).join(', ')}],\n`;
  });
  return `/** Columns of the platform's CSV lists, generated from its document. Do not edit. */\nexport const csvColumns: Readonly<Record<string, readonly string[]>> = {\n${lines.join('')}};\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(target('endpoints.ts'), endpointsText());
  writeFileSync(target('csvColumns.ts'), csvColumnsText());
}
