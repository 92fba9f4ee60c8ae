import type { GraphQLResponse } from '@apollo/server';
import type { ErrorView } from '../errors.ts';

/** The result that a client reads, after all plugins. */
export interface OperationResult {
  errors?: readonly ErrorView[];
  /** Absent when nothing was executed. */
  data?: Record<string, unknown> | null;
  extensions?: Record<string, unknown>;
}

/** The mutable result in a response of Apollo Server. After masking, its errors are those of the gateway. */
export function resultOf({ body }: Pick<GraphQLResponse, 'body'>): OperationResult {
  if (body.kind !== 'single') throw new Error('The schema has nothing that is answered in parts');
  return body.singleResult as OperationResult;
}
