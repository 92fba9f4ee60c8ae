/** The executable schema: `schema.graphql` with the resolvers of the domains. */
import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { domains, resolversOf } from './domains.ts';
import type { Resolvers } from './generated/resolverTypes.ts';
import { DateScalar, DateTime, JSONScalar, URLScalar } from './graphql/scalars.ts';
import { node, nodes } from './node/nodeQuery.ts';
import { UserError } from './node/UserError.ts';
import { makeUrlsAbsolute } from './url.ts';

/** The contract as text, for `/schema.graphql`. */
export const schemaText = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');

// The generated resolver types ask for the very names of each union, which differ from place to place.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
const typeNameOf = <Name extends string>(value: object): Name => (value as { __typename: Name }).__typename;

/** Mappers write the type's name into what stands behind an interface or a union. */
const typeOf = { __resolveType: typeNameOf };

/** What no domain owns. */
const ofNoDomain: Resolvers = {
  DateTime,
  Date: DateScalar,
  URL: URLScalar,
  JSON: JSONScalar,
  Node: typeOf,
  UserError,
  Integration: typeOf,
  Section: typeOf,
  SectionFields: typeOf,
  DialogBubble: typeOf,
  Question: typeOf,
  QuestionFields: typeOf,
  LectureContentResult: typeOf,
  DecisionNode: typeOf,
  DecisionNodeFields: typeOf,
  AuthoredSection: typeOf,
  AuthoredSectionFields: typeOf,
  AuthoredDialogBubble: typeOf,
  AuthoredQuestion: typeOf,
  AuthoredQuestionFields: typeOf,
  Query: { node, nodes },
};

export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: schemaText,
    // Merged type by type: a domain may add fields to the types of others.
    resolvers: [...resolversOf([{ resolvers: ofNoDomain }, ...domains])],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  makeUrlsAbsolute(schema);
  return schema;
}

let shared: GraphQLSchema | undefined;

/** One for all servers of the process: making it takes longer than all else that a server begins with. */
export function sharedSchema(): GraphQLSchema {
  return (shared ??= createSchema());
}
