/** Apollo Server as the gateway runs it: every document goes through it and its plugins. */
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { createDocumentStore, createPersistedQueryStore } from './documentStore.ts';
import { createExecutor } from './executor.ts';
import { limits } from './limits.ts';
import { meterLists } from './meterLists.ts';
import { createOperationCosts, type OperationCosts } from './operationCosts.ts';
import type { PersistedList } from './persistedList.ts';
import { costPlugin } from './plugins/costPlugin.ts';
import { limitsPlugin } from './plugins/limitsPlugin.ts';
import { maskingPlugin } from './plugins/maskingPlugin.ts';
import { onePlugin } from './plugins/onePlugin.ts';
import { sessionPlugin } from './plugins/sessionPlugin.ts';
import { statusPlugin } from './plugins/statusPlugin.ts';
import { subscriptionPlugin } from './plugins/subscriptionPlugin.ts';
import { telemetryPlugin } from './plugins/telemetryPlugin.ts';

export interface ServerParts {
  /** Its lists are metered from now on. Servers may share it. */
  readonly schema: GraphQLSchema;
  readonly list: PersistedList;
  readonly log: FastifyBaseLogger;
}

/** Must be started before its first operation. */
export function createGraphqlServer({ schema, list, log }: ServerParts): ApolloServer<Context> {
  const costs = meteredCostsOf(schema);
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    logger: log,
    documentStore: createDocumentStore(list),
    persistedQueries: { cache: createPersistedQueryStore(list) },
    parseOptions: { maxTokens: limits.tokens },
    includeStacktraceInErrorResponses: false,
    // `main.ts` lets running requests finish.
    stopOnTerminationSignals: false,
    plugins: [
      // After masking, errors are as clients read them.
      onePlugin(
        [
          telemetryPlugin,
          maskingPlugin,
          limitsPlugin(list),
          subscriptionPlugin,
          costPlugin(costs, list),
          sessionPlugin,
          statusPlugin,
        ],
        createExecutor({ schema, list, costs }),
      ),
      ...switchedOff(),
    ],
  });
}

const meteredSchemas = new WeakMap<GraphQLSchema, OperationCosts>();

/** Meters the lists of a schema once, for all servers that share it: metered twice, they would count twice. */
function meteredCostsOf(schema: GraphQLSchema): OperationCosts {
  let costs = meteredSchemas.get(schema);
  if (costs === undefined) {
    costs = createOperationCosts(schema);
    meterLists(schema, costs);
    meteredSchemas.set(schema, costs);
  }
  return costs;
}

/**
 * What Apollo Server adds on its own. Cache control would wrap every resolver permanently, which costs a fifth to a third of the time; the
 * page of the IDE has a policy of its own; and usage is reported to nobody outside, whatever the environment says.
 */
const switchedOff = () => [
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginInlineTraceDisabled(),
  ApolloServerPluginLandingPageDisabled(),
  ApolloServerPluginSchemaReportingDisabled(),
  ApolloServerPluginUsageReportingDisabled(),
];
