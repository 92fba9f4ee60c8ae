/**
 * Runs operations by compiled code, and shapes their errors in one place. A document is compiled at its second use (at once
 * when it is on the persisted list); what cannot be compiled runs on graphql-js.
 */
import type { ApolloServerPlugin } from '@apollo/server';
import { execute, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';
import { isFault, toErrorView } from '../errors.ts';
import type { CostBook } from './limitsPlugin.ts';

interface Preparation {
  uses: number;
  /** By operation name; null for what cannot be compiled. */
  readonly compiled: Map<string, CompiledQuery | null>;
}

export function executionPlugin(
  schema: GraphQLSchema,
  costs: CostBook,
  isPersisted: (document: DocumentNode) => boolean,
): ApolloServerPlugin<Context> {
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

  async function run(
    document: DocumentNode,
    context: Context,
    variables: Record<string, unknown>,
    operationName: string | undefined,
  ): Promise<ExecutionResult> {
    const compiled = compiledFor(document, operationName);
    if (compiled !== null) return compiled.query(undefined, context, variables) as Promise<ExecutionResult>;
    return execute({ schema, document, contextValue: context, variableValues: variables, operationName });
  }

  return {
    requestDidStart: async () => ({
      async responseForOperation({ document, request, contextValue, response }) {
        const { data, errors } = await run(document, contextValue, request.variables ?? {}, request.operationName);
        if (errors !== undefined) logFaults(errors, contextValue);
        // Variables that do not fit: nothing has run.
        if (data === undefined) response.http.status = 400;
        const views = errors?.map((error) => toErrorView(error, contextValue.requestId));
        const extensions = { cost: costs.get(contextValue) ?? 0, ...renewedTokens(contextValue) };
        return {
          http: response.http,
          body: {
            kind: 'single',
            singleResult: {
              ...(views === undefined ? {} : { errors: views }),
              ...(data === undefined ? {} : { data }),
              extensions,
            },
          },
        };
      },
      async willSendResponse({ response, contextValue }) {
        // Refusals before execution do not pass the place above.
        if (response.body.kind !== 'single') return;
        for (const error of response.body.singleResult.errors ?? []) {
          Object.assign((error as { extensions: object }).extensions, { requestId: contextValue.requestId });
        }
      },
    }),
  };
}

/** A caller with a bearer token and `X-Refresh-Token` gets the renewed pair with the same answer (GW-06, OP-11). */
function renewedTokens({ session }: Context): { tokens?: unknown } {
  const { outcome } = session;
  return outcome.kind === 'renewed' && outcome.by === 'extensions' ? { tokens: outcome.tokens } : {};
}

function logFaults(errors: readonly Error[], { log }: Context): void {
  for (const error of errors) {
    if (isFault(error)) log.error({ err: error }, 'a field could not be resolved');
  }
}
