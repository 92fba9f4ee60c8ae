import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { sanitizeAuthorHtml } from '../shared/authorHtml.ts';
import type { Viewer } from './access.ts';
import { precleanBody } from './precleanBody.ts';
import { errorHandler } from './errorHandler.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

/** An app whose requests are answered when they are told to, and who began. */
async function heldApp() {
  const app = fastify();
  ends.push(() => app.close());
  const begun: string[] = [];
  const answers = new Map<string, () => void>();
  app.setErrorHandler(errorHandler);
  app.addHook('onRequest', async (request) => {
    request.workspaceId = 1;
    request.viewer = { userId: Number(request.headers['x-user'] ?? 1) } as Viewer;
  });
  app.addHook('preValidation', precleanBody);
  let listener = (): void => undefined;
  app.post<{ Params: { name: string }; Body: { html: string } }>('/:name', async (request) => {
    const { name } = request.params;
    begun.push(name);
    listener();
    await new Promise<void>((resolve) => {
      answers.set(name, resolve);
    });
    return sanitizeAuthorHtml(request.body.html);
  });
  let left = (): void => undefined;
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/second') {
      reply.raw.once('close', () => left());
    }
  });
  await app.ready();
  return {
    app,
    /** When nobody waits for the second answer any more. */
    hasLeft: () =>
      new Promise<void>((resolve) => {
        left = resolve;
      }),
    begun,
    /** Is sent at once, and not only when someone waits for the answer. */
    send: async (name: string, html: string, user = 1) =>
      await app.inject({ method: 'POST', url: `/${name}`, headers: { 'x-user': String(user) }, body: { html } }),
    answer: (name: string) => answers.get(name)?.(),
    /** When so many have begun. */
    hasBegun: (count: number) =>
      new Promise<void>((resolve) => {
        listener = () => {
          if (begun.length >= count) {
            resolve();
          }
        };
        listener();
      }),
  };
}

const large = (word: string) => `<b onclick="x()">${word.repeat(20_000)}</b>`;

test('one large body of a person is read after the other; small ones and those of others do not wait', async () => {
  const app = await heldApp();
  const first = app.send('first', large('one '));
  await app.hasBegun(1);
  const second = app.send('second', large('two '));
  const small = app.send('small', '<i onclick="x()">i</i>');
  const other = app.send('other', large('more '), 2);
  await app.hasBegun(3);
  expect(app.begun.toSorted()).toEqual(['first', 'other', 'small']);
  app.answer('small');
  expect((await small).body).toBe('<i>i</i>');
  app.answer('first');
  expect((await first).body).toBe(`<b>${'one '.repeat(20_000)}</b>`);
  await app.hasBegun(4);
  app.answer('second');
  app.answer('other');
  expect((await second).body).toBe(`<b>${'two '.repeat(20_000)}</b>`);
  expect((await other).statusCode).toBe(200);
});

test('who has too many large bodies waiting is refused, and is served again after them', async () => {
  const app = await heldApp();
  const names = ['a', 'b', 'c', 'd'];
  const taken = names.slice(0, 1).map((name) => app.send(name, large('x ')));
  await app.hasBegun(1);
  taken.push(...names.slice(1).map((name) => app.send(name, large('x '))));
  const refused = await app.send('e', large('x '));
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'RATE_LIMITED']);
  for (const [index, name] of names.entries()) {
    await app.hasBegun(index + 1);
    app.answer(name);
  }
  expect((await Promise.all(taken)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(app.begun).toEqual(names);
});

test('what nobody waits for any more when its turn comes is not done', async () => {
  const { app, begun, ...held } = await heldApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const first = held.send('first', large('one '));
  await held.hasBegun(1);
  const body = JSON.stringify({ html: large('two ') });
  const hasCome = once(app.server, 'request');
  const second = request({
    port,
    host: '127.0.0.1',
    path: '/second',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  second.on('error', () => undefined);
  second.end(body);
  await hasCome;
  const third = held.send('third', large('three '));
  const hasLeft = held.hasLeft();
  second.destroy();
  await hasLeft;
  held.answer('first');
  await first;
  await held.hasBegun(2);
  held.answer('third');
  expect((await third).statusCode).toBe(200);
  expect(begun).toEqual(['first', 'third']);
});
