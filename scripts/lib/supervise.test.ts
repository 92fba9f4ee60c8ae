import { expect, test } from 'vitest';
import { supervise } from './supervise.ts';

/** A server that can be crashed; `launches` counts how often it was started. */
function fakeServer() {
  const server = {
    launches: 0,
    crash: () => {},
    launch: async () => {
      server.launches += 1;
      const { promise: exited, resolve: crash } = Promise.withResolvers<void>();
      server.crash = crash;
      return { exited, stop: async () => crash() };
    },
  };
  return server;
}

const quiet = { log: () => {}, onGivenUp: () => {} };

test('a server that crashes is started again', async () => {
  const server = fakeServer();
  const watch = await supervise({ ...quiet, name: 'server', launch: server.launch });
  server.crash();
  await expect.poll(() => server.launches).toBe(2);
  await watch.stop();
});

test('a server that is stopped is not started again, even while it waits for its next start', async () => {
  const server = fakeServer();
  const watch = await supervise({ ...quiet, name: 'server', launch: server.launch });
  server.crash();
  await watch.stop();
  expect(server.launches).toBe(1);
});

test('the first start that fails is the caller’s failure', async () => {
  const launch = async () => {
    throw new Error('no');
  };
  await expect(supervise({ ...quiet, name: 'server', launch })).rejects.toThrow('no');
});
