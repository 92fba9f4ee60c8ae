import { act, render, type RenderResult } from '@testing-library/react';
import { loadQuery } from 'react-relay';
import type { DataRouter } from 'react-router';
import { createMockEnvironment, MockPayloadGenerator, type MockEnvironment } from 'relay-test-utils';
import type { OperationDescriptor } from 'relay-runtime';
import { vi, type Mock } from 'vitest';
import { App } from '../App.tsx';
import { createRoutes } from '../routes.tsx';
import { createAppRouter } from '../routing/appRouter.ts';
import type { Session } from '../session.ts';
import { shellQuery } from '../shell/ShellQuery.ts';
import { viewerRoles } from '../shell/viewerRoles.ts';
import type { ShellQuery } from '../shell/__generated__/ShellQuery.graphql.ts';
import { shellResolvers, type ShellFixture } from './shellFixture.ts';

/** What a field of a type gives; see MockPayloadGenerator. */
export type Resolvers = MockPayloadGenerator.MockResolvers;

export interface AppUnderTest extends RenderResult {
  environment: MockEnvironment;
  router: DataRouter;
  /** The ends of the session, as spies. */
  session: { [End in keyof Session]: Mock<Session[End]> };
  /** Names of the operations sent so far, in order. */
  operations: string[];
  /** Answers the oldest waiting operation of this name. */
  answer(name: string, resolvers?: Resolvers): Promise<void>;
  /** Lets the oldest waiting operation of this name fail. */
  fail(name: string, error: Error): Promise<void>;
  /** The variables of the newest operation of this name. */
  variables(name: string): Record<string, unknown>;
}

/**
 * The whole application at an address, with every operation under the test's control; the shell's query is answered at once.
 * `pages` answers the page's query of the same name at once, too.
 */
export async function renderApp({
  at,
  shell,
  pages = {},
}: {
  at: string;
  shell?: ShellFixture;
  pages?: Record<string, Resolvers>;
}): Promise<AppUnderTest> {
  const environment = createMockEnvironment();
  const operations: string[] = [];
  const sent: OperationDescriptor[] = [];
  const execute = environment.execute.bind(environment);
  environment.execute = ((config: Parameters<typeof execute>[0]) => {
    operations.push(config.operation.request.node.params.name);
    sent.push(config.operation);
    return execute(config);
  }) as typeof environment.execute;
  for (const [name, resolvers] of Object.entries({ ShellQuery: shellResolvers(shell), ...pages })) {
    environment.mock.queueOperationResolver((operation) =>
      operation.request.node.params.name === name ? generate(operation, resolvers) : undefined,
    );
  }

  const session = {
    signedIn: vi.fn<Session['signedIn']>(),
    signedOut: vi.fn<Session['signedOut']>(),
    expired: vi.fn<Session['expired']>(),
  };
  const shellRef = loadQuery<ShellQuery>(environment, shellQuery, {});
  const router = createAppRouter(createRoutes, { environment, viewerRoles: viewerRoles(environment, shellRef) }, at);
  // oxlint-disable-next-line testing-library/render-result-naming-convention -- it is handed on as a whole
  const result = await act(async () =>
    render(<App environment={environment} router={router} session={session} shellRef={shellRef} />),
  );

  const waiting = (name: string): OperationDescriptor => {
    const operation = environment.mock.getAllOperations().find((entry) => entry.request.node.params.name === name);
    if (!operation) throw new Error(`${name} is not waiting; sent so far: ${operations.join(', ')}.`);
    return operation;
  };
  return {
    ...result,
    environment,
    router,
    session,
    operations,
    answer: (name, resolvers = {}) =>
      act(async () => environment.mock.resolve(waiting(name), generate(waiting(name), resolvers))),
    fail: (name, error) => act(async () => environment.mock.reject(waiting(name), error)),
    variables(name) {
      const operation = sent.findLast((entry) => entry.request.node.params.name === name);
      if (!operation) throw new Error(`${name} was not sent; sent so far: ${operations.join(', ')}.`);
      return operation.request.variables;
    },
  };
}

const generate = (operation: OperationDescriptor, resolvers: Resolvers) =>
  MockPayloadGenerator.generate(operation, resolvers);
