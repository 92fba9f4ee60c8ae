/**
 * Writes what the client is generated from the public contract: the types and documents of `operations`, and which mutations take an
 * idempotency key. With `--check` nothing is written, and it fails where something is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { buildSchema, getNamedType, isInputObjectType } from 'graphql';

const root = join(import.meta.dirname, '..', '..');
const schemaPath = join(root, 'schema.graphql');
const folder = join(root, 'client', 'src', 'generated');

async function documentFiles(): Promise<ReadonlyMap<string, string>> {
  const files: readonly { readonly filename: string; readonly content: string }[] = await generate(
    {
      schema: schemaPath,
      documents: join(root, 'client', 'operations', '*.graphql'),
      generates: {
        [`${folder}/`]: {
          preset: 'client',
          presetConfig: { fragmentMasking: false },
          config: {
            documentMode: 'string',
            enumsAsTypes: true,
            useTypeImports: true,
            importExtension: '.ts',
            defaultScalarType: 'unknown',
            scalars: { DateTime: 'string', Date: 'string', URL: 'string', JSON: 'unknown' },
          },
        },
      },
      silent: true,
      errorsOnly: true,
    },
    false,
  );
  // The other files are for documents within program text, of which there are none.
  return new Map(
    files
      .filter(({ filename }) => filename.endsWith('/graphql.ts'))
      .map(({ content }) => [join(folder, 'graphql.ts'), content]),
  );
}

function keyedMutations(): string {
  const mutations = Object.values(buildSchema(readFileSync(schemaPath, 'utf8')).getMutationType()?.getFields() ?? {});
  const keyed = mutations.filter(({ args }) =>
    args.some(({ type }) => {
      const input = getNamedType(type);
      return isInputObjectType(input) && Object.hasOwn(input.getFields(), 'idempotencyKey');
    }),
  );
  const lines = keyed.map(({ name }) => `  '${name}',`).toSorted();
  return `/** Mutations whose input takes an idempotency key: sent again with the same one, they happen once. */
export const keyedMutations: ReadonlySet<string> = new Set([
${lines.join('\n')}
]);
`;
}

const memberTypes: Readonly<Record<string, string>> = {
  id: 'number',
  number: 'number',
  boolean: 'boolean',
  uuid: 'string',
  time: 'string',
};

const memberOf = ([name, kind]: readonly [string, string]): string => {
  const type = memberTypes[kind.replace('?', '')];
  if (type === undefined) {
    throw new Error(`Say which type of TypeScript ${kind} is`);
  }
  return `    readonly ${name}${kind.endsWith('?') ? '?' : ''}: ${type};`;
};

/** `contracts/webhookEvents.json` as a type: `id?` is a number that may be left out. */
function webhookData(): string {
  const text = readFileSync(join(root, 'contracts', 'webhookEvents.json'), 'utf8');
  const events = Object.entries(JSON.parse(text) as Record<string, Record<string, string>>);
  const members = events.map(
    ([type, data]) => `  readonly '${type}': {\n${Object.entries(data).map(memberOf).join('\n')}\n  };`,
  );
  return `/** What webhooks tell, by the type of the event: raw ids, numbers and times alone. */
export interface WebhookData {
${members.join('\n')}
}
`;
}

const files = new Map([
  ...(await documentFiles()),
  [join(folder, 'keyedMutations.ts'), keyedMutations()],
  [join(folder, 'webhookData.ts'), webhookData()],
]);
const stale = [...files].filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
if (!process.argv.includes('--check')) {
  for (const [path, text] of stale) {
    writeFileSync(path, text);
  }
} else if (stale.length > 0) {
  process.stderr.write(`Out of date: ${stale.map(([path]) => path).join(', ')}. Run: npm run codegen -w client\n`);
  process.exitCode = 1;
}
