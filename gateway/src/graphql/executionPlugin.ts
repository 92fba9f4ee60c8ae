/**
 * Runs operations by compiled code: those of the persisted list at once, others when they are used again and again and are small,
 * as compiling takes time and memory by the field. What cannot be compiled runs on graphql-js.
 */
import type { ApolloServerPlugin } from '@apollo/server';
import {
  execute,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';
import { expandedFieldsOf, fragmentsOf } from './costRules.ts';
import { toFinishedResult } from './finishedResult.ts';
import type { HotOperations } from './hotOperations.ts';
import type { OperationCosts } from './operationCosts.ts';

/** Uses after which it pays to compile a document that anybody sent. */
const usesBeforeCompiling = 20;
/** About 50 ms of compiling. */
const largestCompiled = 300;

export interface ExecutionParts {
  readonly schema: GraphQLSchema;
  readonly costs: OperationCosts;
  readonly hot: HotOperations;
  readonly isPersisted: (document: DocumentNode) => boolean;
}

interface Executable {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

export function executionPlugin({ schema, costs, hot, isPersisted }: ExecutionParts): ApolloServerPlugin<Context> {
  const uses = new WeakMap<OperationDefinitionNode, number>();

  /** Compiles what is worth it, once, and keeps it for the requests to come. */
  function compileOnce({ query, operationName, document, operation }: Executable): CompiledQuery | null {
    const known = hot.find(query, operationName);
    if (known !== undefined) return known.compiled;
    const used = (uses.get(operation) ?? 0) + 1;
    uses.set(operation, used);
    const persisted = isPersisted(document);
    if (!(persisted && used === 1) && used % usesBeforeCompiling !== 0) return null;
    const fields = expandedFieldsOf(operation, fragmentsOf(document));
    if (!persisted && fields > largestCompiled) return null;
    const compiled = compileQuery(schema, document, operationName);
    if (!isCompiledQuery(compiled)) return null;
    const ready = { document, operation, compiled };
    if (persisted) hot.addPersisted(query, operationName, ready);
    else hot.add(query, operationName, ready, fields);
    return compiled;
  }

  return {
    requestDidStart: async () => ({
      async responseForOperation({ document, operation, request, contextValue, response }) {
        const { query, variables = {}, operationName } = request;
        const compiled =
          operation === undefined || query === undefined
            ? null
            : compileOnce({ query, operationName, document, operation });
        if (operation !== undefined) contextValue.begin(operation);
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
