/** The one place where a result becomes what a client reads: errors masked, cost and renewed tokens beside the data. */
import type { ExecutionResult } from 'graphql';
import type { Context } from '../context.ts';
import { isFault, toErrorView, type ErrorView } from '../errors.ts';
import { limits } from './limits.ts';

export interface FinishedResult {
  errors?: ErrorView[];
  /** Absent when nothing has run, as variables do not fit. */
  data?: Record<string, unknown> | null;
  extensions?: Record<string, unknown>;
}

export function toFinishedResult({ data, errors }: ExecutionResult, context: Context): FinishedResult {
  const finished: FinishedResult = {};
  if (errors !== undefined && errors.length > 0) {
    for (const error of errors) {
      if (isFault(error)) context.log.error({ err: error }, 'a field could not be resolved');
    }
    finished.errors = errors.map((error) => toErrorView(error, context.requestId));
  }
  if (data !== undefined) finished.data = data;
  const { outcome } = context.session;
  // A caller with a bearer token and `X-Refresh-Token` gets the renewed pair with the same answer (GW-06, OP-11).
  const renewed = outcome.kind === 'renewed' && outcome.by === 'extensions' ? { tokens: outcome.tokens } : {};
  finished.extensions = { cost: costOf(context), ...renewed };
  return finished;
}

/** As `schema.graphql` tells of `extensions.cost`. */
const costOf = ({ cost, rest: { trace } }: Context): Record<string, number> => ({
  limit: limits.cost,
  requested: cost.requested,
  actual: cost.actual,
  callLimit: trace.mostCalls,
  calls: trace.calls,
});
