import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { insertJobRows } from '../job/jobRowQueries.ts';
import { insertJobRun } from '../job/jobRunQueries.ts';
import { insertMessage } from '../enrolment/message/messageQueries.ts';
import { sideBySide, waitingForALock } from '../testing/waitingForALock.ts';
import { createPersonalDataApp, me, type PersonalDataApp } from './personalDataTestApp.testkit.ts';

describe('erasing personal data', () => {
  let people: PersonalDataApp;
  beforeAll(async () => {
    people = await createPersonalDataApp();
  });
  afterAll(() => people.close());

  test('OP-149 a message to several stays while one of them is there, and goes with the last', async () => {
    const [first, second] = [await people.aPersonWithTraces(), await people.aPersonWithTraces()];
    const runId = await inWorkspace(people.db, 1, async (trx) => {
      const order = { workspaceId: 1, actorId: people.admin.userId, kind: 'learner-message', now: people.now() };
      const key = { workspaceId: 1, runId: await insertJobRun(trx, order) };
      await insertMessage(trx, key, { subject: 'To both', body: 'Hello' });
      const readers = [first, second].map(({ username, userId }) => ({ subject: username, subjectId: userId }));
      await insertJobRows(trx, key, readers);
      return key.runId;
    });
    const kept = () =>
      inWorkspace(people.db, 1, (trx) =>
        trx.selectFrom('learner_message').select('subject').where('job_run_id', '=', runId).execute(),
      );
    await people.erase(me, first, first.username);
    expect(await kept()).toEqual([{ subject: 'To both' }]);
    await people.erase(me, second, second.username);
    expect(await kept()).toEqual([]);
  });

  test('OP-149 OP-123 a message to an address goes with the account whose address is the same in other letters', async () => {
    const person = await people.aUser({ username: 'max@müller-reads.de' });
    const runId = await inWorkspace(people.db, 1, async (trx) => {
      const order = { workspaceId: 1, actorId: people.admin.userId, kind: 'learner-message', now: people.now() };
      const key = { workspaceId: 1, runId: await insertJobRun(trx, order) };
      await insertMessage(trx, key, { subject: 'To the address', body: 'Hello' });
      await insertJobRows(trx, key, [{ subject: 'MAX@MÜLLER-reads.de' }]);
      return key.runId;
    });
    await people.erase(me, person, person.username);
    const kept = await inWorkspace(people.db, 1, (trx) =>
      trx.selectFrom('learner_message').select('subject').where('job_run_id', '=', runId).execute(),
    );
    expect(kept).toEqual([]);
  });

  test('SET-01 after an erasure no table holds name, address or e-mail; facts, audit log and courses keep the bare id', async () => {
    const person = await people.aPersonWithTraces();
    const before = await people.whereFound(person.traces);
    for (const table of [
      'app_user: name',
      'app_user: street',
      'app_user: phone',
      'certificate: name',
      'sign_in_attempt: username',
      'invitation: username',
      'mail: username',
      'external_identity: subject',
      'external_sign_in: name',
      'external_sign_in: username',
      'idempotency_key: name',
      'idempotency_key: street',
      'answer: answer',
      'answer_submission: answer',
      'scorm_state: answer',
      'discussion_post: answer',
      'discussion_report: answer',
      'learner_message: name',
      'learner_message: username',
      'job_row: username',
    ]) {
      expect(before).toContain(table);
    }
    const token = await people.signIn(person);
    expect(await people.erase(me, person, person.username.toUpperCase())).toMatchObject({ status: 204 });
    expect(await people.whereFound(person.traces)).toEqual([]);

    const bearer = { headers: { authorization: `Bearer ${token}` } };
    expect((await people.call('GET', me, bearer)).status).toBe(401);
    const rest = await inWorkspace(people.db, 1, async (trx) => ({
      courses: await trx
        .selectFrom('course')
        .select(['name', 'lock_user_id'])
        .where('created_by', '=', person.userId)
        .execute(),
      audit: await trx
        .selectFrom('audit_entry')
        .select(['action', 'actor_id', 'details'])
        .where('subject_id', '=', person.userId)
        .execute(),
    }));
    expect(rest).toEqual({
      courses: [{ name: 'Kept', lock_user_id: null }],
      audit: [{ action: 'ACCOUNT_ERASED', actor_id: person.userId, details: {} }],
    });
  });

  test('SET-01 a certificate that is issued at the same moment goes too', async () => {
    const person = await people.aPersonWithTraces();
    const { reply } = await inWorkspace(people.db, 1, async (trx) => {
      const enrolment = await trx
        .selectFrom('user_course')
        .where('user_course.user_id', '=', person.userId)
        .select(['user_course.user_course_id', 'user_course.course_id'])
        .forUpdate()
        .executeTakeFirstOrThrow();
      const erasing = people.erase(me, person, person.username);
      await waitingForALock(people);
      await trx.deleteFrom('certificate').where('certificate.user_id', '=', person.userId).execute();
      await trx
        .insertInto('certificate')
        .values({
          workspace_id: 1,
          ...enrolment,
          user_id: person.userId,
          holder_name: person.traces.name,
          course_name: 'Kept',
          score_percent: 100,
        })
        .execute();
      return { reply: erasing };
    });
    expect((await reply).status).toBe(204);
    expect(await people.whereFound(person.traces)).toEqual([]);
  });

  test('OP-08 another confirmation, or none, erases nothing', async () => {
    const person = await people.aUser();
    for (const body of [{ confirmUsername: 'someone@else.test' }, { confirmUsername: '' }, {}, undefined]) {
      const refused = await people.call('DELETE', me, { as: person, ...(body === undefined ? {} : { body }) });
      expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID' } });
    }
    expect((await people.call('GET', me, { as: person })).status).toBe(200);
  });

  test('ROLE-01 the last admin of a workspace cannot go; of two who go at once, one stays', async () => {
    const [first, second] = [
      await people.aUser({ workspaceId: 2, roleAdmin: true }),
      await people.aUser({ workspaceId: 2, roleAdmin: true }),
    ];
    await inWorkspace(people.db, 2, (trx) =>
      trx
        .updateTable('app_user')
        .set({ role_admin: false })
        .where('app_user.user_id', 'not in', [first.userId, second.userId])
        .execute(),
    );
    const replies = await sideBySide(
      people,
      { workspaceId: 2, lock: (trx) => trx.selectFrom('app_user').select('user_id').forUpdate().execute() },
      [first, second].map((person) => () => people.erase(me, person, person.username)),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    const last = replies[0]?.status === 409 ? first : second;
    expect(await people.erase(me, last, last.username)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });
});
