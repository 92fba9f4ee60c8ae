import type { GraphQLResponse } from '@apollo/server';
import type { ErrorView } from '../errors.ts';

/** What a client reads, once every plugin has had its part in it. */
export interface OperationResult {
  errors?: readonly ErrorView[];
  /** Absent when nothing has run. */
  data?: Record<string, unknown> | null;
  extensions?: Record<string, unknown>;
}

/** The result in a response of Apollo Server, to be read and changed. From masking on its errors are ours. */
export function resultOf({ body }: Pick<GraphQLResponse, 'body'>): OperationResult {
  if (body.kind !== 'single') throw new Error('The schema has nothing that is answered in parts');
  return body.singleResult as OperationResult;
}
