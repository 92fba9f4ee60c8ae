import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { inWorkspace } from '../../db/database.ts';
import { auditTrail } from '../../testing/auditTrail.ts';
import { createTestApp, type Reply, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { aCourse } from '../courseBuilder.testkit.ts';
import { lockResponseSchema } from '../courseSchemas.ts';
import type { LockAnswer } from './lockService.ts';
import type { Id } from '../../shared/id.ts';

let app: TestApp;
let anna: TestUser;
let ben: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  anna = await app.aUser({ createCourse: true, name: 'Anna' });
  ben = await app.aUser({ createCourse: true, name: 'Ben' });
});
afterAll(() => app.close());

const path = '/api/v1/secured/courses';

async function aCourseId(): Promise<number> {
  return (await app.call<{ id: Id }>('POST', path, { as: anna, body: aCourse() })).body.id;
}

const lock = (id: Id, as: TestUser, force = false): Promise<Reply<LockAnswer>> =>
  app.call('POST', `${path}/${id}/_lock?force=${force}`, { as });
const unlock = (id: Id, as: TestUser, force = false): Promise<Reply> =>
  app.call('POST', `${path}/${id}/_unlock?force=${force}`, { as });
const save = (id: Id, as: TestUser, lockToken?: number, query = ''): Promise<Reply> =>
  app.call('PATCH', `${path}/${id}${query}`, {
    as,
    body: { name: `Saved by ${as.name}` },
    headers: lockToken === undefined ? {} : { 'x-lock-token': String(lockToken) },
  });

/** Lets the lock of a course run out, as the clock of the database would after 30 seconds. */
async function runOut(id: Id): Promise<void> {
  await inWorkspace(app.db, 1, (trx) =>
    trx
      .updateTable('course')
      .set({ lock_until: sql<Date>`clock_timestamp() - interval '1 second'` })
      .where('course.course_id', '=', id)
      .execute(),
  );
}

describe('REST-22 REST-23 LOCK-01 LOCK-02 the lock', () => {
  test('is taken, renewed with the same lock token, and refused to another with the holder', async () => {
    const id = await aCourseId();
    const before = Date.now();
    const taken = await lock(id, anna);
    expect(taken.status).toBe(200);
    expect(lockResponseSchema.parse(taken.body)).toEqual(taken.body);
    expect(taken.body).toMatchObject({
      status: 'LOCKED',
      lockToken: 1,
      lockedBy: { id: anna.userId, name: 'Anna', username: anna.username },
    });
    const until = Date.parse(taken.body.lockedUntil);
    expect(until - before).toBeGreaterThan(29_000);
    expect(until - Date.now()).toBeLessThanOrEqual(31_000);
    expect((await lock(id, anna)).body.lockToken).toBe(1);
    const refused = await lock(id, ben);
    expect(refused.status).toBe(200);
    expect(refused.body).toMatchObject({ status: 'LOCKED_BY_ANOTHER_USER', lockedBy: { name: 'Anna' } });
    expect(refused.body).not.toHaveProperty('lockToken');
  });

  test('dies 30 seconds after its last renewal and is then free for another, with a higher lock token', async () => {
    const id = await aCourseId();
    await lock(id, anna);
    await runOut(id);
    expect((await lock(id, ben)).body).toMatchObject({ status: 'LOCKED', lockToken: 2 });
    expect((await lock(id, anna)).body.status).toBe('LOCKED_BY_ANOTHER_USER');
  });

  test('LOCK-07 OP-15 is taken over by _unlock?force=true and _lock; the lock token rises by one', async () => {
    const id = await aCourseId();
    const { lockToken = 0 } = (await lock(id, anna)).body;
    expect((await unlock(id, ben)).status).toBe(204);
    expect((await lock(id, ben)).body.status).toBe('LOCKED_BY_ANOTHER_USER');
    expect((await unlock(id, ben, true)).status).toBe(204);
    expect((await lock(id, ben)).body).toMatchObject({ status: 'LOCKED', lockToken: lockToken + 1 });
    expect((await lock(id, anna, true)).body).toMatchObject({ status: 'LOCKED', lockToken: lockToken + 2 });
  });

  test('is given to exactly one of many who ask at once', async () => {
    const id = await aCourseId();
    const people = await Promise.all(Array.from({ length: 6 }, () => app.aUser({ createCourse: true })));
    const answers = await Promise.all(people.map((person) => lock(id, person)));
    expect(answers.filter((answer) => answer.body.status === 'LOCKED')).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.body.lockedBy.id)).size).toBe(1);
  });

  test('is for course admins; an unknown course has none', async () => {
    const learner = await app.aUser();
    const id = await aCourseId();
    expect((await lock(id, learner)).status).toBe(403);
    expect((await lock(1, anna)).status).toBe(404);
    expect((await unlock(1, anna)).status).toBe(404);
  });
});

describe('OP-16 the lock token of a save', () => {
  test('without a lock token a save passes only while nobody holds the lock', async () => {
    const id = await aCourseId();
    expect((await save(id, ben)).status).toBe(200);
    const { lockToken = 0 } = (await lock(id, anna)).body;
    const refused = await save(id, ben);
    expect(refused.status).toBe(423);
    expect(refused.body).toMatchObject({ code: 'LOCKED_BY_ANOTHER_USER', params: { lockedBy: { name: 'Anna' } } });
    expect((await save(id, anna)).status).toBe(423);
    expect((await save(id, anna, lockToken)).status).toBe(200);
    expect((await app.call('DELETE', `${path}/${id}`, { as: ben })).status).toBe(423);
  });

  test('an overtaken editor never overwrites the new one, not even after the new lock is given back', async () => {
    const id = await aCourseId();
    const old = (await lock(id, anna)).body.lockToken ?? 0;
    await lock(id, ben, true);
    const refused = await save(id, anna, old);
    expect(refused.status).toBe(423);
    expect(refused.body).toMatchObject({ params: { lockedBy: { name: 'Ben' } } });
    await unlock(id, ben);
    expect((await save(id, anna, old)).status).toBe(423);
    expect((await app.call('GET', `${path}/${id}`, { as: anna })).body).toMatchObject({ version: 1 });
  });

  test('someone else with the right number does not pass', async () => {
    const id = await aCourseId();
    const { lockToken } = (await lock(id, anna)).body;
    expect((await save(id, ben, lockToken)).status).toBe(423);
  });

  test('a lock that ran out and that nobody took since still lets its holder save', async () => {
    const id = await aCourseId();
    const { lockToken } = (await lock(id, anna)).body;
    await runOut(id);
    expect((await save(id, anna, lockToken)).status).toBe(200);
    await lock(id, ben);
    expect((await save(id, anna, lockToken)).status).toBe(423);
  });

  test('OP-15 OP-132 forceUpdate=true passes any lock, and it is noted whose', async () => {
    const id = await aCourseId();
    await lock(id, anna);
    expect((await save(id, ben, undefined, '?forceUpdate=true')).status).toBe(200);
    expect((await auditTrail(app)).at(-1)).toMatchObject({
      action: 'COURSE_LOCK_OVERRIDDEN',
      actorId: ben.userId,
      subjectId: anna.userId,
      details: { courseId: id },
    });
    const noted = (await auditTrail(app)).length;
    expect((await save(await aCourseId(), ben, undefined, '?forceUpdate=true')).status).toBe(200);
    expect((await auditTrail(app)).length).toBe(noted);
  });

  test('a save that runs while the lock is taken over either lands before or is refused', async () => {
    const id = await aCourseId();
    let lockToken = (await lock(id, anna)).body.lockToken;
    for (let round = 0; round < 10; round += 1) {
      const before = (await app.call<{ version: number }>('GET', `${path}/${id}`, { as: anna })).body.version;
      const [saved, overtaken] = await Promise.all([save(id, anna, lockToken), lock(id, ben, true)]);
      expect(overtaken.body.status).toBe('LOCKED');
      const after = (await app.call<{ version: number }>('GET', `${path}/${id}`, { as: anna })).body.version;
      expect([saved.status, after - before]).toEqual(saved.status === 200 ? [200, 1] : [423, 0]);
      expect((await save(id, anna, lockToken)).status).toBe(423);
      lockToken = (await lock(id, anna, true)).body.lockToken;
    }
  });
});
