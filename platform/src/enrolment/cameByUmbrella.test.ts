import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { createStudyApp, smallCourse, type StudyApp } from '../study/studyTestApp.testkit.ts';
import type { TestUser } from '../testing/testApp.ts';
import type { UserCourseWire } from './userCourseView.ts';

const path = '/api/v1/secured/usercourses';

let app: StudyApp;
let learner: TestUser;
let courseId: Id;

beforeAll(async () => {
  app = await createStudyApp();
  learner = await app.aUser();
  courseId = (await app.aCourse(smallCourse())).id;
});
afterAll(() => app.close());

const anUmbrella = async (leadsTo: Id, changes: object = {}): Promise<Id> => {
  const items = [{ id: 'a', kind: 'DECISION_OPTION', title: 'A', items: [leaf(leadsTo)] }];
  const decisionTree = { id: 'tree', kind: 'DECISION_TREE', title: 'Which one?', text: '', items };
  return (await app.aCourse({ type: 'DECISION_TREE', customMetadata: { decisionTree }, ...changes })).id;
};
const leaf = (id: Id) => ({ id: 'course', kind: 'COURSE_OPTION', courseId: id });

/** A code for the course, for any number of times. */
const aCode = (code: string, course_id: Id): Promise<void> =>
  inWorkspace(app.db, 1, async (trx) => {
    const { campaign_id } = await trx
      .insertInto('campaign')
      .values({ workspace_id: 1, redeem_type: 'MULTIPLE_USE', name: code, course_id, start_time: app.now() })
      .returning('campaign.campaign_id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('voucher').values({ workspace_id: 1, campaign_id, code }).execute();
  });

const enrol = (umbrellaId: unknown, options: object = {}) =>
  app.call<UserCourseWire>('POST', path, { as: learner, body: { courseId, umbrellaId }, ...options });

/** Enrols someone new. */
const cameBy = async (umbrellaId: Id): Promise<Id | null> => {
  learner = await app.aUser();
  const { status, body } = await enrol(umbrellaId);
  expect(status).toBe(201);
  return body.umbrellaId;
};

describe('UMB-03 OP-71 the umbrella course by which a learner came', () => {
  test('is remembered with the user course, and told wherever that is', async () => {
    const umbrellaId = await anUmbrella(courseId);
    expect(await cameBy(umbrellaId)).toBe(umbrellaId);
    const { body } = await app.call<{ content: UserCourseWire[] }>('GET', `${path}/active`, { as: learner });
    expect(body.content).toMatchObject([{ courseId, umbrellaId }]);
  });

  test('makes no second entry: anyone who is enrolled stays as they came', async () => {
    const [first, second] = [await anUmbrella(courseId), await anUmbrella(courseId)];
    await cameBy(first);
    const again = await enrol(second);
    expect([again.status, again.body.umbrellaId]).toEqual([200, first]);
    const { body } = await app.call<{ content: UserCourseWire[] }>('GET', path, { as: learner });
    expect(body.content).toHaveLength(1);
  });

  test('is remembered by a code as well, and one that leads elsewhere refuses no code', async () => {
    const coded = (await app.aCourse(smallCourse({ voucherActivated: true }))).id;
    const elsewhere = await anUmbrella(courseId);
    const umbrellaId = await anUmbrella(coded);
    await aCode('Umbrella-2026', coded);
    const redeem = async (body?: object) => {
      learner = await app.aUser();
      const path = '/api/v1/secured/vouchers/Umbrella-2026/_redeem';
      const reply = await app.call<UserCourseWire>('POST', path, {
        as: learner,
        ...(body === undefined ? {} : { body }),
      });
      return [reply.status, reply.body.umbrellaId];
    };
    expect(await redeem({ umbrellaId })).toEqual([201, umbrellaId]);
    expect(await redeem({ umbrellaId: elsewhere })).toEqual([201, null]);
    expect(await redeem({})).toEqual([201, null]);
    expect(await redeem()).toEqual([201, null]);
  });

  test('is none where it does not lead there, is no umbrella, is not published, or is not there', async () => {
    const other = await app.aCourse(smallCourse());
    expect(await cameBy(await anUmbrella(other.id))).toBeNull();
    expect(await cameBy(other.id)).toBeNull();
    expect(await cameBy(await anUmbrella(courseId, { published: false }))).toBeNull();
    expect(await cameBy(999_999)).toBeNull();
    learner = await app.aUser();
    expect((await enrol('258')).status).toBe(400);
  });

  test('is none of another workspace, though its tree names the id', async () => {
    const foreign = await app.aCourse({ type: 'DECISION_TREE', name: 'Theirs' }, 2);
    const decisionTree = { id: 'tree', kind: 'DECISION_TREE', title: '', text: '', items: [leaf(courseId)] };
    await inWorkspace(app.db, 2, (trx) =>
      trx
        .updateTable('course')
        .set({ custom_metadata: JSON.stringify({ decisionTree }) })
        .where('course.course_id', '=', foreign.id)
        .execute(),
    );
    expect(await cameBy(foreign.id)).toBeNull();
  });

  test('is forgotten when it is deleted, and the user course stays', async () => {
    const admin = await app.aUser({ roleAdmin: true, addressProven: true });
    const umbrellaId = await anUmbrella(courseId);
    await cameBy(umbrellaId);
    expect((await app.call('DELETE', `/api/v1/secured/courses/${umbrellaId}`, { as: admin })).status).toBe(204);
    const { body } = await app.call<{ content: UserCourseWire[] }>('GET', `${path}/active`, { as: learner });
    expect(body.content).toMatchObject([{ courseId, umbrellaId: null }]);
  });

  test('REST-28 belongs to the request that a key repeats', async () => {
    const umbrellaId = await anUmbrella(courseId);
    learner = await app.aUser();
    const headers = { 'idempotency-key': 'by-umbrella' };
    expect((await enrol(umbrellaId, { headers })).status).toBe(201);
    expect((await enrol(umbrellaId, { headers })).body.umbrellaId).toBe(umbrellaId);
    expect((await enrol(null, { headers })).status).toBe(422);
  });
});
