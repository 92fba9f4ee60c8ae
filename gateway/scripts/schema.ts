/**
 * Joins the domains' parts of the contract (`src/<domain>/*.graphql`) into `schema.graphql`: `npm run codegen -w gateway` runs it.
 * Domains add their queries and mutations by `extend type`; tools that read the joined file need to know no extensions.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Kind, parse, type DefinitionNode, type ObjectTypeExtensionNode } from 'graphql';
import { withInheritedDescriptions } from './inheritedDescriptions.ts';

/** In the order of the file; `node` brings the header and what no domain owns. */
const domains = [
  'node',
  'workspace',
  'group',
  'audit',
  'deletion',
  'analytics',
  'identity',
  'course',
  'umbrella',
  'lecture',
  'section',
  'question',
  'enrolment',
  'study',
  'achievement',
  'certificate',
  'campaign',
  'authoring',
  'review',
  'file',
  'savedSection',
  'discussion',
  'bulkExport',
  'job',
  'integration',
  'scim',
  'webhook',
  'push',
  'reminder',
  'privacy',
  'scorm',
] as const;

const target = fileURLToPath(new URL('../../schema.graphql', import.meta.url));
/** The domain's own file, and after it those of its single types, by name. */
function partsOf(domain: string): readonly string[] {
  const folder = new URL(`../src/${domain}/`, import.meta.url);
  const own = `${domain}.graphql`;
  const others = readdirSync(folder).filter((name) => name.endsWith('.graphql') && name !== own);
  return [own, ...others.toSorted()].map((name) => readFileSync(new URL(name, folder), 'utf8'));
}

const isExtension = (definition: DefinitionNode): definition is ObjectTypeExtensionNode =>
  definition.kind === Kind.OBJECT_TYPE_EXTENSION;

const rootDescriptions: Readonly<Record<string, string>> = {
  Query: 'Everything that can be read. What its caller may not see is null or left out of its list.',
  Mutation:
    'Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then.',
  Subscription:
    'Everything that is told as it changes, by server-sent events. Each field tells its present state at once, and again after each change.',
};

/** The whole contract as text. Each definition stands as its domain wrote it, with the descriptions that it inherits. */
export function joinedSchema(): string {
  const definitions: string[] = [];
  const rootFields = new Map<string, string[]>([
    ['Query', []],
    ['Mutation', []],
    ['Subscription', []],
  ]);
  for (const text of domains.flatMap(partsOf)) {
    const textOf = ({ loc }: Pick<DefinitionNode, 'loc'>): string => text.slice(loc?.start, loc?.end);
    for (const definition of parse(text).definitions) {
      if (!isExtension(definition)) definitions.push(textOf(definition));
      else
        rootFields.get(definition.name.value)?.push(...(definition.fields ?? []).map((field) => `  ${textOf(field)}`));
    }
  }
  const [header = '', ...types] = definitions;
  const roots = [...rootFields].map(
    ([name, fields]) => `"${rootDescriptions[name]}"\ntype ${name} {\n${fields.join('\n')}\n}`,
  );
  return withInheritedDescriptions(`${[header, ...roots, ...types].join('\n\n')}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, joinedSchema());
