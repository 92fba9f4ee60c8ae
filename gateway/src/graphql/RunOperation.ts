import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Context } from '../context.ts';
import type { Variables } from './pageSizes.ts';

export type Result = ExecutionResult<Record<string, unknown>>;

/** Runs one operation. Never rejects: errors are part of the result. */
export type RunOperation = (context: Context, variables: Variables, root?: unknown) => Promise<Result>;

/** Prepares an operation to be run by resolvers alone. */
export type ByResolvers = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
) => RunOperation;
