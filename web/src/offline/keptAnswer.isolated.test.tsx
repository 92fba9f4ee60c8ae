import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isConnected, noteAnswer } from '../routing/connection.ts';
import { RequestError } from '../requestError.ts';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.ts';
import { renderApp, type AppUnderTest } from '../testing/renderApp.tsx';
import {
  gateFixture,
  lectureFixture,
  singleChoiceFixture,
  stepFixture,
  studyCourseFixture,
  userCourseFixture,
} from '../testing/studyFixture.ts';
import { keepWritesBy, setQueuedWrites } from './pendingWrites.ts';
import { openOfflineDatabase, type OfflineDatabase } from './offlineDatabase.ts';
import { Queue } from './queue/Queue.ts';
import { senders } from './queue/senders.ts';

const mutation = 'useAnswerQuestionMutation';
const seenMutation = 'useMarkLectureSeenMutation';
let database: OfflineDatabase;

beforeEach(async () => {
  fakeIntersectionObserver();
  database = await openOfflineDatabase();
});
afterEach(async () => {
  vi.restoreAllMocks();
  noteAnswer(true);
  keepWritesBy(null);
  setQueuedWrites([]);
  database.close();
  await deleteDB('lectern-offline');
});

/** A lecture with one question, and the queue of its learner. */
async function openQuestion(change: { next?: object } = {}): Promise<{ app: AppUnderTest; queue: Queue }> {
  const app = await renderApp({
    at: '/courseware/?lecture=2001&module=1001#!258',
    shell: { user: {} },
    pages: {
      LecturePageQuery: {
        Query: () => ({
          course: studyCourseFixture({ viewerUserCourse: userCourseFixture() }),
          lecture: lectureFixture({ questions: [singleChoiceFixture()], ...change }),
        }),
      },
    },
  });
  const queue = new Queue({
    database,
    owner: { workspace: 1, person: 1001 },
    maySend: isConnected,
    send: async ({ kind, input }) => (await senders.get(kind)?.(app.environment, input)) ?? { kind: 'unreached' },
    alone: (work) => work(),
    onSettled: () => undefined,
    onChanged: setQueuedWrites,
    here: () => ({ title: 'Greetings', address: '/courseware/?lecture=2001&module=1001#!258' }),
    now: () => Date.now(),
    later: () => undefined,
  });
  keepWritesBy(async () => queue);
  await screen.findByRole('article', { name: 'Question 1' });
  return { app, queue };
}

/** The network of the browser goes, or comes back. */
async function setNetwork(there: boolean): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);
  await act(async () => void window.dispatchEvent(new Event(there ? 'online' : 'offline')));
}

const card = () => within(screen.getByRole('article', { name: 'Question 1' }));
const option = (name: RegExp) => card().getByRole('radio', { name });
const sent = (app: AppUnderTest): number => app.operations.filter((name) => name === mutation).length;

it('BEY-18 without a network an answer is kept, says nothing of right or wrong, and can be changed until it is sent', async () => {
  const { app, queue } = await openQuestion();
  await setNetwork(false);
  await userEvent.click(option(/Gute Nacht/));
  expect(await card().findByText(/^Kept\. It is checked when you are back online/)).toBeVisible();
  expect(option(/^Gute Nacht$/)).toBeChecked();
  expect(await screen.findByText('1 answer waits to be sent.')).toBeVisible();

  await userEvent.click(option(/Guten Morgen/));
  await waitFor(() => expect(option(/^Guten Morgen$/)).toBeChecked());
  expect(screen.getByText('1 answer waits to be sent.')).toBeVisible();
  expect(sent(app)).toBe(0);

  await setNetwork(true);
  void queue.drain();
  await waitFor(() => expect(sent(app)).toBe(1));
  expect(app.variables(mutation)['input']).toMatchObject({ answer: { positions: [2] } });
});

it('BEY-18 an answer that was left by a crash stands on its card again, and its verdict comes when it was sent', async () => {
  const { app, queue } = await openQuestion();
  const input = { userCourseId: '4001', questionId: '3001', idempotencyKey: 'left', answer: { positions: [2] } };
  await act(async () =>
    queue.add({ kind: 'answer', key: 'left', userCourseId: '4001', subject: '3001', input, shown: [2] }),
  );
  expect(option(/Guten Morgen/)).toBeChecked();
  expect(card().getByText(/^Kept/)).toBeVisible();
  expect(await screen.findByText('1 answer waits to be sent.')).toBeVisible();

  void queue.drain();
  await app.answer(mutation, {
    Mutation: () => ({
      answerQuestion: {
        correct: true,
        question: singleChoiceFixture({ chosenPosition: 2, correctPosition: 2, correct: true, settled: true }),
        lecture: lectureFixture(),
        userCourse: userCourseFixture(),
        newAchievements: [],
        userErrors: [],
      },
    }),
  });
  expect(app.variables(mutation)['input']).toEqual(input);
  expect(await card().findByText('That is right.')).toBeVisible();
  expect(await screen.findByText('Everything was sent.')).toBeVisible();
});

it('BEY-18 what an older version kept in another shape breaks no card', async () => {
  const { queue } = await openQuestion();
  await act(async () =>
    queue.add({ kind: 'answer', key: 'old', userCourseId: '4001', subject: '3001', input: {}, shown: { position: 2 } }),
  );
  expect(card().getByText(/^Kept/)).toBeVisible();
});

it('BEY-18 a refusal is told in words, and stays until it was read', async () => {
  const { app, queue } = await openQuestion();
  const input = { userCourseId: '4001', questionId: '3001', idempotencyKey: 'late', answer: { positions: [2] } };
  await act(async () =>
    queue.add({ kind: 'answer', key: 'late', userCourseId: '4001', subject: '3001', input, shown: 2 }),
  );
  void queue.drain();
  await app.answer(mutation, {
    Mutation: () => ({
      answerQuestion: {
        correct: null,
        question: null,
        lecture: null,
        userCourse: null,
        newAchievements: null,
        userErrors: [{ code: 'LECTURE_LOCKED' }],
      },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Read why' }));
  const list = within(screen.getByRole('dialog', { name: 'Waiting to be sent' }));
  expect(list.getByText('Not accepted: the lecture is not open yet.')).toBeVisible();
  expect(list.getByRole('link', { name: 'Greetings' })).toHaveAttribute(
    'href',
    '/courseware/?lecture=2001&module=1001#!258',
  );
  await userEvent.click(list.getByRole('button', { name: 'Take off the list' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

const seenInput = { userCourseId: '4001', lectureId: '2001', idempotencyKey: 'seen-4001-2001' };
const notYet = gateFixture({ reason: 'MODULE_NOT_STARTED', time: '2035-01-31T09:00:00.000Z' });

it.each<[string, string, () => Promise<void>]>([
  ['without a network', 'Kept. The lecture is marked when you are back online.', () => setNetwork(false)],
  [
    'while our servers do not answer',
    'Kept. We cannot reach our server just now. The lecture is marked as soon as we can.',
    () => act(async () => noteAnswer(false)),
  ],
])(
  'BEY-18 LEC-17 a mark that is made %s is kept, says so, and is sent under the key that it always has',
  async (_when, words, lose) => {
    const { app, queue } = await openQuestion({ next: stepFixture({ gate: notYet }) });
    await lose();
    await userEvent.click(screen.getByRole('button', { name: 'Skip the question' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(await screen.findByText('1 entry waits to be sent.')).toBeVisible();
    expect(app.operations).not.toContain(seenMutation);

    await setNetwork(true);
    await act(async () => noteAnswer(true));
    void queue.drain();
    await waitFor(() => expect(app.operations).toContain(seenMutation));
    expect(app.variables(seenMutation)['input']).toEqual(seenInput);
  },
);

it('BEY-18 OP-153 what next leaves for later without a network is kept, and the next lecture opens once there is one', async () => {
  const { app, queue } = await openQuestion();
  await setNetwork(false);
  await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Skip it' }));
  expect(await screen.findByText('Kept. The lecture is marked when you are back online.')).toBeVisible();
  expect(await screen.findByText('1 entry waits to be sent.')).toBeVisible();
  expect(app.operations).not.toContain(seenMutation);

  await setNetwork(true);
  void queue.drain();
  await waitFor(() => expect(app.operations).toContain(seenMutation));
  expect(app.variables(seenMutation)['input']).toEqual(seenInput);
  await waitFor(() => expect(app.variables('LecturePageQuery')).toMatchObject({ lectureId: 2002 }));
});

it('BEY-18 OP-59 an answer over which the servers failed stays on its card, is tried again under its key, and gets its verdict', async () => {
  const { app, queue } = await openQuestion();
  await userEvent.click(option(/Guten Morgen/));
  const failed = new RequestError({ kind: 'server', code: '-1', status: 500 });
  await app.fail(mutation, failed);
  expect(await card().findByText('Your answer could not be checked. It is still here.')).toBeVisible();
  expect(option(/Guten Morgen/)).toBeChecked();
  const { input } = app.variables(mutation);
  expect(await database.getAll('deeds')).toMatchObject([{ input, failures: 1 }]);

  await userEvent.click(card().getByRole('button', { name: 'Try again' }));
  await app.answer(mutation, {
    Mutation: () => ({
      answerQuestion: {
        correct: true,
        question: singleChoiceFixture({ chosenPosition: 2, correctPosition: 2, correct: true, settled: true }),
        lecture: lectureFixture(),
        userCourse: userCourseFixture(),
        newAchievements: [],
        userErrors: [],
      },
    }),
  });
  expect(app.variables(mutation)['input']).toEqual(input);
  expect(await card().findByText('That is right.')).toBeVisible();
  await queue.drain();
  expect(await database.count('deeds')).toBe(0);
});
