/** What the pages for developers tell of the schema itself: `<!-- generated: name -->` stands for one of these. */
import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  type GraphQLSchema,
} from 'graphql';
import eventsContract from '../../contracts/webhookEvents.json' with { type: 'json' };
import { defaultEffort, limits } from '../src/graphql/limits.ts';

/** What generators of TypeScript are told of each scalar. */
const scalarTypes: Readonly<Record<string, string>> = {
  DateTime: 'string',
  Date: 'string',
  URL: 'string',
  JSON: 'unknown',
};

const code = (language: string, text: string): string => `\`\`\`${language} shown\n${text}\n\`\`\``;
const asJson = (value: unknown): string => JSON.stringify(value, null, 2);
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const namedTypes = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

function valuesOf(schema: GraphQLSchema, name: string) {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`The schema has no enum ${name}`);
  return type.getValues();
}

/** `ENROLMENTS_READ` as a row: what people tick, what programs write, and what it opens. */
function scopes(schema: GraphQLSchema): string {
  const rows = valuesOf(schema, 'TokenScope').map(({ name, description }) =>
    row(`\`${name}\``, `\`${name.toLowerCase().replace('_', ':')}\``, description ?? ''),
  );
  return [row('in GraphQL', 'in REST', 'what it opens'), row('---', '---', '---'), ...rows].join('\n');
}

/** `COURSE_COMPLETED` as a row: what a request is called, and what has happened. */
const eventType = (name: string): string => name.toLowerCase().replace('_', '.');

/** The members of an event, with a question mark behind those that may be missing. */
function dataOf(type: string): string {
  const events: Readonly<Record<string, Readonly<Record<string, string>>>> = eventsContract;
  const members = Object.hasOwn(events, type) ? Object.entries(events[type] ?? {}) : [];
  return members.map(([name, kind]) => `\`${name}\`${kind.endsWith('?') ? '?' : ''}`).join(', ');
}

function webhookEvents(schema: GraphQLSchema): string {
  const rows = valuesOf(schema, 'WebhookEventType').map(({ name, description }) =>
    row(`\`${eventType(name)}\``, `\`${name}\``, description ?? '', dataOf(eventType(name))),
  );
  return [row('type', 'in GraphQL', 'what happened', '`data`'), row('---', '---', '---', '---'), ...rows].join('\n');
}

function limitRows(): string {
  const figures: readonly (readonly [string, number])[] = [
    ['depth of fields', limits.depth],
    ['aliases', limits.aliases],
    ['tokens of the language', limits.tokens],
    ['characters', limits.characters],
    ['cost', limits.cost],
    ['calls of the platform', defaultEffort.calls],
    ['seconds', defaultEffort.milliseconds / 1_000],
  ];
  return figures.map(([name, most]) => row(name, most.toLocaleString('en'))).join('\n');
}

function scalars(schema: GraphQLSchema): string {
  const own = namedTypes(schema).filter((type) => isScalarType(type) && !isSpecifiedScalarType(type));
  const entries = own.map(({ name }) => {
    const type = scalarTypes[name];
    if (type === undefined) throw new Error(`Say which type of TypeScript the scalar ${name} is`);
    return [name, type];
  });
  return code('json', asJson({ scalars: Object.fromEntries(entries) }));
}

function possibleTypes(schema: GraphQLSchema): string {
  const entries = namedTypes(schema).flatMap((type) =>
    isAbstractType(type) ? [[type.name, schema.getPossibleTypes(type).map(({ name }) => name)]] : [],
  );
  return code('json', asJson({ possibleTypes: Object.fromEntries(entries) }));
}

function urqlKeys(schema: GraphQLSchema): string {
  const roots = new Set(['Query', 'Mutation', 'Subscription']);
  const keyless = namedTypes(schema)
    .filter((type) => isObjectType(type) && !roots.has(type.name) && type.getFields()['id'] === undefined)
    .map(({ name }) => name);
  return code('js', `const keys = {\n${keyless.map((name) => `  ${name}: () => null,`).join('\n')}\n};`);
}

/** The fields that take `updatedSince`, themselves or by their filter. */
function updatedSince(schema: GraphQLSchema): string {
  const places = namedTypes(schema).flatMap((type) => {
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => {
      const direct = field.args.some(({ name }) => name === 'updatedSince');
      const within = field.args.find((argument) => {
        const given = getNamedType(argument.type);
        return isInputObjectType(given) && given.getFields()['updatedSince'] !== undefined;
      });
      if (!direct && within === undefined) return [];
      return [`- \`${type.name}.${field.name}(${direct ? 'updatedSince:' : `${within?.name}: { updatedSince: }`})\``];
    });
  });
  return ['These take it:', '', ...places].join('\n');
}

function idempotencyKeys(schema: GraphQLSchema): string {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args }) =>
    args.some((argument) => {
      const input = getNamedType(argument.type);
      return isInputObjectType(input) && input.getFields()['idempotencyKey'] !== undefined;
    }),
  );
  return `These take a key: ${mutations.map(({ name }) => `\`${name}\``).join(', ')}.`;
}

export const generated: Readonly<Record<string, (schema: GraphQLSchema) => string>> = {
  scopes,
  webhookEvents,
  limits: limitRows,
  scalars,
  possibleTypes,
  urqlKeys,
  updatedSince,
  idempotencyKeys,
};
