/** The inputs of the public contract, as this installation's `schema.graphql` has them. */
import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLError, type GraphQLInputType, type GraphQLScalarType, type GraphQLSchema } from 'graphql';

const ROOT = new URL('../../../', import.meta.url);

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/i;

let schema: GraphQLSchema | undefined;

/** Read once, and only where something is validated. */
export function contract(): GraphQLSchema {
  schema ??= withScalars(buildSchema(readFileSync(new URL('schema.graphql', ROOT), 'utf8')));
  return schema;
}

export const inputType = (name: string): GraphQLInputType => contract().getType(name) as GraphQLInputType;

export interface Limits {
  readonly achievements: number;
  readonly answers: number;
  readonly lectureQuestions: number;
  readonly captions: number;
  readonly captionBytes: number;
  readonly decisionTree: { readonly nodes: number; readonly levels: number };
}

export const limits = JSON.parse(readFileSync(new URL('contracts/limits.json', ROOT), 'utf8')) as Limits;

/** The schema says no more of a scalar than its name. */
function withScalars(built: GraphQLSchema): GraphQLSchema {
  const scalar = (name: string): GraphQLScalarType => built.getType(name) as GraphQLScalarType;
  scalar('DateTime').parseValue = (value) => {
    if (typeof value !== 'string' || !DATE_TIME.test(value) || Number.isNaN(Date.parse(value))) {
      throw new GraphQLError('it must be a time as 2030-01-31T09:00:00Z');
    }
    return value;
  };
  scalar('URL').parseValue = (value) => {
    if (typeof value !== 'string') {
      throw new GraphQLError('it must be an address');
    }
    return value;
  };
  return built;
}
