import { act, render, waitFor, type RenderResult } from '@testing-library/react';
import { loadQuery } from 'react-relay';
import type { DataRouter } from 'react-router';
import { createMockEnvironment, MockPayloadGenerator, type MockEnvironment } from 'relay-test-utils';
import type { OperationDescriptor } from 'relay-runtime';
import { vi, type Mock } from 'vitest';
import { App } from '../App.tsx';
import { createRoutes } from '../routes.tsx';
import { createAppRouter } from '../page/appRouter.ts';
import type { Session } from '../session.ts';
import { shellQuery } from '../shell/ShellQuery.ts';
import { shellAnswer } from '../shell/shellAnswer.ts';
import { viewerRoles } from '../shell/viewerRoles.ts';
import type { ShellQuery } from '../shell/__generated__/ShellQuery.graphql.ts';
import { failAt, type FieldPath } from './failAt.ts';
import { mayTrack } from '../tracking/mayTrack.ts';
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
  /** Answers the oldest waiting operation of this name, as soon as there is one. */
  answer(name: string, resolvers?: Resolvers): Promise<void>;
  /** Tells the oldest waiting subscription of this name something, as soon as there is one; it stays open. */
  tell(name: string, resolvers: Resolvers): Promise<void>;
  /** Lets the oldest waiting operation of this name fail, as soon as there is one. */
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
  failing = {},
  refusing = {},
}: {
  at: string;
  /** Who is here and where; null leaves the shell's query to the test. */
  shell?: ShellFixture | null;
  pages?: Record<string, Resolvers>;
  /** Fields that fail in these answers, by the query's name: a partial answer. */
  failing?: Record<string, readonly FieldPath[]>;
  /** Queries that fail as soon as they are sent, once, by name; each gives what it fails with. */
  refusing?: Record<string, () => Error>;
}): Promise<AppUnderTest> {
  const environment = createMockEnvironment();
  const operations: string[] = [];
  const sent: OperationDescriptor[] = [];
  const answers: Record<string, Resolvers> = {
    ...(shell === null ? {} : { ShellQuery: shellResolvers(shell) }),
    ...pages,
  };
  const refusals = { ...refusing };
  const watch = (operation: OperationDescriptor): void => {
    const { name } = operation.request.node.params;
    operations.push(name);
    sent.push(operation);
    const resolvers = answers[name];
    delete answers[name];
    const failed = failing[name] ?? [];
    const refuse = refusals[name];
    delete refusals[name];
    if (refuse) {
      const error = refuse();
      queueMicrotask(() => environment.mock.reject(operation, error));
    }
    if (resolvers)
      queueMicrotask(() => environment.mock.resolve(operation, failAt(generate(operation, resolvers), failed)));
  };
  for (const method of ['execute', 'executeWithSource', 'executeMutation'] as const) {
    const original = environment[method].bind(environment) as (config: { operation: OperationDescriptor }) => never;
    environment[method] = (config: { operation: OperationDescriptor }) => {
      watch(config.operation);
      return original(config);
    };
  }

  const session = {
    signedIn: vi.fn<Session['signedIn']>(),
    signedOut: vi.fn<Session['signedOut']>(),
    expired: vi.fn<Session['expired']>(),
    leftFor: vi.fn<Session['leftFor']>(),
  };
  const shellRef = loadQuery<ShellQuery>(environment, shellQuery, {});
  const readShell = shellAnswer(environment, shellRef);
  const context = { environment, viewerRoles: () => viewerRoles(readShell), mayTrack: () => mayTrack(readShell) };
  const router = createAppRouter(createRoutes, context, at);
  // oxlint-disable-next-line testing-library/render-result-naming-convention -- it is handed on as a whole
  const result = await act(async () =>
    render(<App environment={environment} router={router} session={session} shellRef={shellRef} />),
  );

  // The first page has loaded, or its skeleton stands; without the shell nothing does.
  if (shell !== null) {
    await waitFor(() => {
      if (!router.state.initialized || router.state.navigation.state !== 'idle')
        throw new Error('The page is still loading.');
      if (!result.container.querySelector('main')?.firstElementChild) throw new Error('Nothing is drawn yet.');
    });
  }

  const findWaiting = (name: string): OperationDescriptor | undefined =>
    environment.mock.getAllOperations().find((entry) => entry.request.node.params.name === name);
  // What sends it may still be loading.
  const waiting = async (name: string): Promise<OperationDescriptor> =>
    findWaiting(name) ??
    waitFor(() => {
      const operation = findWaiting(name);
      if (!operation) throw new Error(`${name} is not waiting; sent so far: ${operations.join(', ')}.`);
      return operation;
    });
  return {
    ...result,
    environment,
    router,
    session,
    operations,
    async answer(name, resolvers = {}) {
      const operation = await waiting(name);
      await act(async () => environment.mock.resolve(operation, generate(operation, resolvers)));
    },
    async tell(name, resolvers) {
      const operation = await waiting(name);
      await act(async () => environment.mock.nextValue(operation, generate(operation, resolvers)));
    },
    async fail(name, error) {
      const operation = await waiting(name);
      await act(async () => environment.mock.reject(operation, error));
    },
    variables(name) {
      const operation = sent.findLast((entry) => entry.request.node.params.name === name);
      if (!operation) throw new Error(`${name} was not sent; sent so far: ${operations.join(', ')}.`);
      return operation.request.variables;
    },
  };
}

const generate = (operation: OperationDescriptor, resolvers: Resolvers) =>
  MockPayloadGenerator.generate(operation, resolvers);
