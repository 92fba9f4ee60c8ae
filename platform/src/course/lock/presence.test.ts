import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { inWorkspace } from '../../db/database.ts';
import { createTestApp, type Reply, type TestApp, type TestUser } from '../../testing/testApp.ts';
import type { Id } from '../../shared/id.ts';
import { aCourse } from '../courseBuilder.testkit.ts';
import { presenceResponseSchema } from '../courseSchemas.ts';
import type { LockAnswer } from './lockService.ts';
import type { CoursePresence } from './presenceService.ts';

let app: TestApp;
let anna: TestUser;
let ben: TestUser;
let cleo: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  [anna, ben, cleo] = [
    await app.aUser({ createCourse: true, name: 'Anna' }),
    await app.aUser({ createCourse: true, name: 'Ben' }),
    await app.aUser({ createCourse: true, name: 'Cleo' }),
  ];
});
afterAll(() => app.close());

const path = '/api/v1/secured/courses';

async function aCourseId(): Promise<Id> {
  return (await app.call<{ id: Id }>('POST', path, { as: anna, body: aCourse() })).body.id;
}

const lock = async (id: Id, as: TestUser): Promise<LockAnswer> =>
  (await app.call<LockAnswer>('POST', `${path}/${id}/_lock`, { as })).body;

const handOver = (id: Id, as: TestUser, to: TestUser, lockToken: number | undefined): Promise<Reply> =>
  app.call('POST', `${path}/${id}/_unlock?handOverTo=${to.userId}`, {
    as,
    headers: { 'x-lock-token': String(lockToken) },
  });

const look = async (id: Id, as: TestUser): Promise<CoursePresence> =>
  (await app.call<CoursePresence>('GET', `${path}/${id}/_presence`, { as })).body;

const report = async (id: Id, as: TestUser): Promise<CoursePresence> =>
  (await app.call<CoursePresence>('POST', `${path}/${id}/_presence`, { as })).body;

const ask = async (id: Id, as: TestUser): Promise<CoursePresence> =>
  (await app.call<CoursePresence>('POST', `${path}/${id}/_askForLock`, { as })).body;

const answer = async (id: Id, as: TestUser, to: TestUser, said: 'SOON' | 'DECLINED'): Promise<CoursePresence> =>
  (
    await app.call<CoursePresence>('POST', `${path}/${id}/_answerLockRequest`, {
      as,
      body: { userId: to.userId, answer: said },
    })
  ).body;

const namesOf = ({ others }: CoursePresence): string[] => others.map(({ name }) => name).sort();

/** Lets a person's signs of life, their request's answer and their lock be as old as that, by the clock of the database. */
async function age(id: Id, person: TestUser, seconds: number): Promise<void> {
  const by = sql`make_interval(secs => ${seconds})`;
  await inWorkspace(app.db, 1, async (trx) => {
    await trx
      .updateTable('course_presence')
      .set({
        seen_time: sql`seen_time - ${by}`,
        ask_time: sql`ask_time - ${by}`,
        answer_time: sql`answer_time - ${by}`,
      })
      .where('course_id', '=', id)
      .where('user_id', '=', person.userId)
      .execute();
    await trx
      .updateTable('course')
      .set({ lock_until: sql`lock_until - ${by}` })
      .where('course_id', '=', id)
      .where('lock_user_id', '=', person.userId)
      .execute();
  });
}

describe('BEY-08 who is there', () => {
  test('who edits and who looks on see each other; who only reads is not seen', async () => {
    const id = await aCourseId();
    expect((await lock(id, anna)).presence).toMatchObject({ others: [], ownRequest: null });
    const seen = await report(id, ben);
    expect(presenceResponseSchema.parse(seen)).toEqual(seen);
    expect(seen).toMatchObject({
      lock: { lockedBy: { name: 'Anna' } },
      others: [{ id: anna.userId, name: 'Anna', username: anna.username, editing: true, request: null }],
    });
    await look(id, cleo);
    expect((await lock(id, anna)).presence.others).toMatchObject([{ name: 'Ben', editing: false, request: null }]);
    expect(namesOf(await look(id, cleo))).toEqual(['Anna', 'Ben']);
    expect((await look(id, ben)).others).toHaveLength(1);
  });

  test('who is refused the lock is there too, who gives it back is not', async () => {
    const id = await aCourseId();
    await lock(id, anna);
    expect((await lock(id, ben)).presence.lock?.lockedBy.name).toBe('Anna');
    expect(namesOf(await look(id, cleo))).toEqual(['Anna', 'Ben']);
    await app.call('POST', `${path}/${id}/_unlock`, { as: anna });
    expect(await look(id, cleo)).toMatchObject({ lock: null, others: [{ name: 'Ben' }] });
  });

  test('who is not heard of for 30 seconds has gone', async () => {
    const id = await aCourseId();
    await report(id, anna);
    await report(id, ben);
    await age(id, ben, 29);
    expect(namesOf(await look(id, cleo))).toEqual(['Anna', 'Ben']);
    await age(id, ben, 2);
    expect(namesOf(await look(id, cleo))).toEqual(['Anna']);
  });

  test('names are for those who may edit the course', async () => {
    const learner = await app.aUser();
    const admin = await app.aUser({ roleAdmin: true });
    const id = await aCourseId();
    const template = await app.call<{ id: Id }>('POST', path, { as: admin, body: { ...aCourse(), template: true } });
    for (const [person, course, status] of [
      [learner, id, 403],
      [anna, 1, 404],
      [anna, template.body.id, 403],
    ] as const) {
      for (const [method, step] of [
        ['GET', '_presence'],
        ['POST', '_presence'],
        ['POST', '_askForLock'],
        ['POST', '_answerLockRequest'],
      ] as const) {
        const body = step === '_answerLockRequest' ? { userId: ben.userId, answer: 'SOON' } : undefined;
        expect((await app.call(method, `${path}/${course}/${step}`, { as: person, body })).status).toBe(status);
      }
    }
  });
});

describe('BEY-08 asking for the lock', () => {
  test('reaches the holder at the next renewal; asking twice is asking once', async () => {
    const id = await aCourseId();
    await lock(id, anna);
    const { ownRequest } = await ask(id, ben);
    expect(ownRequest).toMatchObject({ answer: null });
    expect((await ask(id, ben)).ownRequest).toEqual(ownRequest);
    expect((await lock(id, anna)).presence.others).toMatchObject([{ name: 'Ben', request: ownRequest }]);
    expect((await ask(id, anna)).ownRequest).toBeNull();
  });

  test('is answered "soon" or "no" by the holder alone, and asked again only after five minutes', async () => {
    const id = await aCourseId();
    await lock(id, anna);
    await ask(id, ben);
    await answer(id, cleo, ben, 'DECLINED');
    expect((await report(id, ben)).ownRequest).toMatchObject({ answer: null });
    await answer(id, anna, cleo, 'SOON');
    await answer(id, anna, ben, 'SOON');
    expect((await report(id, ben)).ownRequest).toMatchObject({ answer: 'SOON' });
    await answer(id, anna, ben, 'DECLINED');
    expect((await ask(id, ben)).ownRequest).toMatchObject({ answer: 'DECLINED' });
    // Gone and back does not count as a new beginning.
    await age(id, ben, 60);
    expect((await ask(id, ben)).ownRequest).toMatchObject({ answer: 'DECLINED' });
    await age(id, ben, 241);
    expect((await ask(id, ben)).ownRequest).toMatchObject({ answer: null });
  });

  test('ends with who asked', async () => {
    const id = await aCourseId();
    await lock(id, anna);
    await ask(id, ben);
    await age(id, ben, 31);
    expect((await lock(id, anna)).presence.others).toEqual([]);
    expect((await report(id, ben)).ownRequest).toBeNull();
  });
});

describe('BEY-08 handing over', () => {
  test('gives the lock to who asked without a gap; the old lock token counts nowhere', async () => {
    const id = await aCourseId();
    const { lockToken = 0 } = await lock(id, anna);
    await ask(id, ben);
    expect((await handOver(id, anna, ben, lockToken)).status).toBe(204);
    expect((await lock(id, cleo)).status).toBe('LOCKED_BY_ANOTHER_USER');
    const seen = await report(id, ben);
    expect(seen.lock?.lockedBy.id).toBe(ben.userId);
    expect(await lock(id, ben)).toMatchObject({
      status: 'LOCKED',
      lockToken: lockToken + 1,
      presence: { others: [{ name: 'Anna', editing: false }, { name: 'Cleo' }], ownRequest: null },
    });
    const late = await app.call('PATCH', `${path}/${id}`, {
      as: anna,
      body: { name: 'Too late' },
      headers: { 'x-lock-token': String(lockToken) },
    });
    expect(late.status).toBe(423);
  });

  test('of two who ask one gets it, the other continues asking', async () => {
    const id = await aCourseId();
    const { lockToken } = await lock(id, anna);
    await Promise.all([ask(id, ben), ask(id, cleo)]);
    await Promise.all([handOver(id, anna, ben, lockToken), handOver(id, anna, cleo, lockToken)]);
    const answers = [await lock(id, ben), await lock(id, cleo)];
    const won = answers.find(({ status }) => status === 'LOCKED');
    expect(answers.filter(({ status }) => status === 'LOCKED')).toHaveLength(1);
    expect(won?.lockToken).toBe((lockToken ?? 0) + 1);
    const [holder, loser] = won === answers[0] ? [ben, cleo] : [cleo, ben];
    expect((await lock(id, holder)).presence.others).toContainEqual(
      expect.objectContaining({ id: loser.userId, request: expect.objectContaining({ answer: null }) }),
    );
  });

  test('to someone who has gone or does not ask gives it back', async () => {
    const id = await aCourseId();
    for (const prepare of [() => report(id, ben), () => ask(id, ben).then(() => age(id, ben, 31))]) {
      const { lockToken } = await lock(id, anna);
      await prepare();
      await handOver(id, anna, ben, lockToken);
      expect((await look(id, cleo)).lock).toBeNull();
    }
  });

  test('by someone who does not hold it does nothing, with an old lock token neither', async () => {
    const id = await aCourseId();
    const { lockToken = 0 } = await lock(id, anna);
    await ask(id, ben);
    await handOver(id, cleo, ben, lockToken);
    await handOver(id, ben, ben, lockToken);
    await handOver(id, anna, ben, lockToken - 1);
    expect((await look(id, cleo)).lock?.lockedBy.name).toBe('Anna');
  });

  test('a dead holder keeps nobody waiting: who asks takes the lock', async () => {
    const id = await aCourseId();
    const { lockToken = 0 } = await lock(id, anna);
    await ask(id, ben);
    await age(id, anna, 31);
    expect(await report(id, ben)).toMatchObject({ lock: null, others: [] });
    expect(await lock(id, ben)).toMatchObject({ status: 'LOCKED', lockToken: lockToken + 1 });
  });

  test('a save that runs while the lock is handed over lands before or is refused', async () => {
    const id = await aCourseId();
    for (let round = 0; round < 10; round += 1) {
      const [from, to] = round % 2 === 0 ? [anna, ben] : [ben, anna];
      const { lockToken } = await lock(id, from);
      await ask(id, to);
      const version = async (): Promise<number> =>
        (await app.call<{ version: number }>('GET', `${path}/${id}`, { as: cleo })).body.version;
      const before = await version();
      const [saved] = await Promise.all([
        app.call('PATCH', `${path}/${id}`, {
          as: from,
          body: { name: `Round ${round}` },
          headers: { 'x-lock-token': String(lockToken) },
        }),
        handOver(id, from, to, lockToken),
      ]);
      expect([saved.status, (await version()) - before]).toEqual(saved.status === 200 ? [200, 1] : [423, 0]);
      expect((await look(id, cleo)).lock?.lockedBy.id).toBe(to.userId);
    }
  });
});
