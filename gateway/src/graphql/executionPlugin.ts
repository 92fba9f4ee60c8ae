/**
 * Runs operations by compiled code. A document is compiled at its second use (at once when it is on the persisted list); what
 * cannot be compiled runs on graphql-js.
 */
import type { ApolloServerPlugin } from '@apollo/server';
import { execute, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';
import { toFinishedResult } from './finishedResult.ts';
import type { HotOperations } from './hotOperations.ts';
import type { OperationCosts } from './operationCosts.ts';

interface Preparation {
  uses: number;
  /** By operation name; null for what cannot be compiled. */
  readonly compiled: Map<string, CompiledQuery | null>;
}

export interface ExecutionParts {
  readonly schema: GraphQLSchema;
  readonly costs: OperationCosts;
  readonly hot: HotOperations;
  readonly isPersisted: (document: DocumentNode) => boolean;
}

export function executionPlugin({ schema, costs, hot, isPersisted }: ExecutionParts): ApolloServerPlugin<Context> {
  const preparations = new WeakMap<DocumentNode, Preparation>();

  function compiledFor(document: DocumentNode, operationName: string | undefined): CompiledQuery | null {
    let preparation = preparations.get(document);
    if (preparation === undefined) preparations.set(document, (preparation = { uses: 0, compiled: new Map() }));
    preparation.uses += 1;
    if (preparation.uses < 2 && !isPersisted(document)) return null;
    const name = operationName ?? '';
    let compiled = preparation.compiled.get(name);
    if (compiled === undefined) {
      const outcome = compileQuery(schema, document, operationName);
      compiled = isCompiledQuery(outcome) ? outcome : null;
      preparation.compiled.set(name, compiled);
    }
    return compiled;
  }

  return {
    requestDidStart: async () => ({
      async responseForOperation({ document, operation, request, contextValue, response }) {
        const { query, variables = {}, operationName } = request;
        const compiled = compiledFor(document, operationName);
        if (compiled !== null && operation !== undefined && query !== undefined) {
          hot.add(query, operationName, { document, operation, compiled });
        }
        const result = await (compiled === null
          ? execute({ schema, document, contextValue, variableValues: variables, operationName })
          : (compiled.query(undefined, contextValue, variables) as Promise<ExecutionResult>));
        // Variables that do not fit: nothing has run.
        if (result.data === undefined) response.http.status = 400;
        const cost = operation === undefined ? 0 : costs(document, operation, variables);
        return {
          http: response.http,
          body: { kind: 'single', singleResult: toFinishedResult(result, contextValue, cost) },
        };
      },
      async willSendResponse({ response, contextValue }) {
        // Refusals before execution do not pass the place that knows the request.
        if (response.body.kind !== 'single') return;
        for (const error of response.body.singleResult.errors ?? []) {
          Object.assign((error as { extensions: object }).extensions, { requestId: contextValue.requestId });
        }
      },
    }),
  };
}
