import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { deleteDB } from 'idb';
import { fetchQuery } from 'relay-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import query from '../../lecture/__generated__/LecturePageQuery.graphql.ts';
import { createEnvironment } from '../../environment.ts';
import { noteAnswer } from '../../routing/connection.ts';
import { requestKey } from '../../routing/startedRequests.ts';
import { writeCookie } from '../../viewer/cookies.ts';
import { closeOfflineDatabase, offlineDatabase } from '../offlineDatabase.ts';
import { keptAnswer } from './keptAnswers.ts';
import { keptCopyTime, noteKeeper, setKeptCopyTime } from './keptState.ts';

const variables = { courseId: '258', lectureId: '1001', reading: true, completed: false, asLearner: false };
const request = requestKey(query.params.id ?? '', variables);
const body = { data: { course: null, lecture: null } };
const send = vi.fn<typeof fetch>();

beforeEach(async () => {
  vi.stubGlobal('fetch', send.mockReset().mockRejectedValue(new TypeError('gone')));
  await (await offlineDatabase()).put('answers', { person: 7, course: 258, request, time: 5, body });
  noteKeeper(7);
  writeCookie('user', { id: 7 });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  setKeptCopyTime(null);
  await closeOfflineDatabase();
  await deleteDB('lectern-offline');
});

const read = (): Promise<unknown> =>
  fetchQuery(createEnvironment({ onSignedOut: () => undefined }), query, variables)
    .toPromise()
    .catch((error: unknown) => error);

it('BEY-18 without the servers a page is drawn from the copy, at once, and says from when it is', async () => {
  noteAnswer(false);
  expect(await read()).toEqual(body.data);
  expect(send).not.toHaveBeenCalled();
  expect(keptCopyTime()).toBe(5);
});

it('BEY-18 a network that the browser believes in is tried first', async () => {
  expect(await read()).toEqual(body.data);
  expect(send).toHaveBeenCalled();
});

it('BEY-18 while the servers answer, what they say counts, and renews the copy', async () => {
  setKeptCopyTime(5);
  const newer = { data: { course: null, lecture: null }, extensions: { newer: true } };
  send.mockResolvedValue(Response.json(newer));
  await read();
  expect(keptCopyTime()).toBeNull();
  await waitFor(async () => expect((await keptAnswer(7, request))?.body).toEqual(newer));
});

it('BEY-18 nobody reads what someone else keeps', async () => {
  writeCookie('user', { id: 8 });
  noteAnswer(false);
  expect(await read()).toMatchObject({ kind: 'network' });
});

it.each([
  ['a proxy answers in place of the servers', new Response('', { status: 502 })],
  [
    'the gateway answers and the platform does not',
    Response.json({
      data: { course: null, lecture: null },
      errors: [{ message: 'Away', extensions: { code: 'UPSTREAM_UNAVAILABLE', status: 503 } }],
    }),
  ],
])('BEY-18 while %s a page is drawn from the copy, too, and says from when it is', async (_what, response) => {
  send.mockImplementation(async () => response.clone());
  expect(await read()).toEqual(body.data);
  expect(keptCopyTime()).toBe(5);
});
