import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import type { CampaignTable } from '../db/schema.ts';
import { createStudyApp, smallCourse, type StudyApp } from '../study/studyTestApp.testkit.ts';
import { userCourseSchema } from '../enrolment/userCourseSchemas.ts';
import type { UserCourseWire } from '../enrolment/userCourseView.ts';
import type { TestUser } from '../testing/testApp.ts';
import { networkOf } from './wrongCodesOfAddress.ts';
import type { Id } from '../shared/id.ts';

let app: StudyApp;
let learner: TestUser;

beforeAll(async () => {
  app = await createStudyApp();
  learner = await app.aUser();
});
afterAll(() => app.close());

const inDays = (days: number) => new Date(app.now().getTime() + days * 86_400_000);

/** A course that needs a code, and a code for it: of a running campaign, for any number of times, unless told otherwise. */
async function aVoucher(
  code: string,
  campaign: Partial<Insertable<CampaignTable>> = {},
  course: object = {},
): Promise<{ courseId: Id }> {
  const { id: courseId } = await app.aCourse(smallCourse({ voucherActivated: true, ...course }));
  await inWorkspace(app.db, 1, async (trx) => {
    const { campaign_id } = await trx
      .insertInto('campaign')
      .values({
        workspace_id: 1,
        redeem_type: 'MULTIPLE_USE',
        name: `Campaign of ${code}`,
        course_id: courseId,
        start_time: inDays(-1),
        ...campaign,
      })
      .returning('campaign.campaign_id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('voucher').values({ workspace_id: 1, campaign_id, code }).execute();
  });
  return { courseId };
}

const redeem = (code: string, options: object = {}) =>
  app.call<UserCourseWire>('POST', `/api/v1/secured/vouchers/${encodeURIComponent(code)}/_redeem`, {
    as: learner,
    ...options,
  });

const usagesOf = (code: string): Promise<number> =>
  inWorkspace(app.db, 1, async (trx) => {
    const row = await trx
      .selectFrom('voucher')
      .select('voucher.usages')
      .where('voucher.code', '=', code)
      .executeTakeFirstOrThrow();
    return row.usages;
  });

const enrolmentsOf = (courseId: Id): Promise<number> =>
  inWorkspace(app.db, 1, async (trx) => {
    const rows = await trx
      .selectFrom('user_course')
      .select('user_course.user_id')
      .where('user_course.course_id', '=', courseId)
      .execute();
    return rows.length;
  });

const factsOf = (courseId: Id) =>
  inWorkspace(app.db, 1, (trx) =>
    trx
      .selectFrom('fact')
      .innerJoin('campaign', 'campaign.course_id', 'fact.course_id')
      .select(['fact.type', 'fact.action', 'fact.user_id'])
      .where('fact.course_id', '=', courseId)
      .where((eb) =>
        eb.or([eb('fact.type', '!=', 'campaign'), eb('fact.campaign_id', '=', eb.ref('campaign.campaign_id'))]),
      )
      .orderBy('fact.fact_id')
      .execute(),
  );

describe('guessing codes', () => {
  const wrong = async (times: number, options: object = {}) => {
    const replies = [];
    for (let guess = 0; guess < times; guess += 1) {
      replies.push(await redeem(`GUESS-${guess}`, options));
    }
    return replies.map(({ status }) => status);
  };
  const statuses = (length: number) => Array.from({ length }, () => 404);
  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('VOUCH-03 after ten wrong codes a person waits, a right code included, and is told how long', async () => {
    await aVoucher('Guarded');
    const [guesser, other] = [await app.aUser(), await app.aUser()];
    expect(await wrong(10, { as: guesser })).toEqual(statuses(10));
    const refused = await redeem('Guarded', { as: guesser });
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': '900' },
      body: {
        code: 'RATE_LIMITED',
        message: 'Too many wrong codes; wait and try again',
        params: { retryAfterSeconds: 900 },
      },
    });
    expect((await redeem('Guarded', { as: other })).status).toBe(201);
    const now = app.now();
    app.at(new Date(now.getTime() + 15 * 60_000));
    expect((await redeem('Guarded', { as: guesser })).status).toBe(201);
    app.at(now);
  });

  test('VOUCH-03 a right code is none of the wrong ones and forgets none of them; a while does', async () => {
    await aVoucher('In-Between');
    const user = await app.aUser();
    expect(await wrong(9, { as: user })).toEqual(statuses(9));
    for (const status of [201, 200, 200]) {
      expect((await redeem('In-Between', { as: user })).status).toBe(status);
    }
    const now = app.now();
    app.at(new Date(now.getTime() + 16 * 60_000));
    expect(await wrong(9, { as: user })).toEqual(statuses(9));
    expect((await redeem('In-Between', { as: user })).status).toBe(200);
    expect(await wrong(2, { as: user })).toEqual([404, 429]);
    app.at(now);
  });

  test('VOUCH-03 many guesses at once do not slip through together', async () => {
    const user = await app.aUser();
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, guess) => redeem(`AT-ONCE-${guess}`, { as: user })),
    );
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(10);
  });

  test('a code that is used up or not open yet is no guess', async () => {
    await aVoucher('Used-Up', { max_usages: 1 });
    expect((await redeem('Used-Up', { as: await app.aUser() })).status).toBe(201);
    const user = await app.aUser();
    for (let time = 0; time < 12; time += 1) {
      expect((await redeem('Used-Up', { as: user })).body).toMatchObject({ code: 1501 });
    }
  });

  test('VOUCH-03 an address with many wrong codes waits, anyone who types them; who was not wrong still has a try', async () => {
    await aVoucher('Classroom');
    const headers = from('203.0.113.9');
    for (let person = 0; person < 7; person += 1) {
      await wrong(9, { as: await app.aUser(), headers });
    }
    const [again, fresh] = [await app.aUser(), await app.aUser()];
    expect(await wrong(2, { as: again, headers })).toEqual([404, 429]);
    expect((await redeem('Classroom', { as: fresh, headers })).status).toBe(201);
    expect(await wrong(2, { as: await app.aUser(), headers: from('203.0.113.10') })).toEqual([404, 404]);
  });

  test.each([
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:0DB8:0:0:ffff::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
  ])('the network of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('redeeming a code', () => {
  test('OP-98 a code opens no course on another site, and is not used up', async () => {
    const { courseId } = await aVoucher('ELSEWHERE', {}, { type: 'EXTERNAL', externalUrl: 'https://example.org/x' });
    expect(await redeem('ELSEWHERE')).toMatchObject({ status: 400, body: { code: 'INVALID' } });
    expect([await usagesOf('ELSEWHERE'), await enrolmentsOf(courseId)]).toEqual([0, 0]);
  });

  test('VOUCH-03 REST-35 ENR-02 enrols in the course of the campaign and counts a usage', async () => {
    const { courseId } = await aVoucher('Spring-2026');
    const { status, body } = await redeem('Spring-2026');
    expect(status).toBe(201);
    expect(userCourseSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ courseId, userId: learner.userId, phase: 'ENROLLED', modules: [{}, {}] });
    expect(await usagesOf('Spring-2026')).toBe(1);
    expect(await factsOf(courseId)).toEqual([
      { type: 'usercourse', action: 'started', user_id: learner.userId },
      { type: 'campaign', action: 'redeemed', user_id: learner.userId },
    ]);
  });

  test('OP-29 capitals and white space around a code make no difference', async () => {
    const { courseId } = await aVoucher('Grand-Tour');
    for (const typed of ['  GRAND-TOUR ', 'grand-tour', 'Grand-Tour\t']) {
      expect(await redeem(typed, { as: await app.aUser() }), typed).toMatchObject({ status: 201, body: { courseId } });
    }
    expect(await usagesOf('Grand-Tour')).toBe(3);
  });

  test('OP-29 someone already enrolled gets the existing user course, and nothing is counted', async () => {
    const { courseId } = await aVoucher('Once-Only', { redeem_type: 'UNIQUE_CODE' });
    const first = await redeem('Once-Only');
    const again = await redeem('Once-Only');
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body.id).toBe(first.body.id);
    expect(await usagesOf('Once-Only')).toBe(1);
    expect((await factsOf(courseId)).filter(({ type }) => type === 'campaign')).toHaveLength(1);
  });

  test('OP-29 the same Idempotency-Key redeems once, whatever happened since', async () => {
    await aVoucher('Keyed', { max_usages: 5 });
    const headers = { 'idempotency-key': 'redeem-keyed' };
    const first = await redeem('Keyed', { headers });
    const gaveUp = { finishTime: app.now().toISOString() };
    await app.call('PATCH', `/api/v1/secured/usercourses/${first.body.id}`, { as: learner, body: gaveUp });
    const again = await redeem('keyed', { headers });
    expect([again.status, again.body.id, again.body.phase]).toEqual([201, first.body.id, 'GAVE_UP']);
    expect(await usagesOf('Keyed')).toBe(1);
    expect((await redeem('Another', { headers })).status).toBe(422);
  });

  test('ENR-09 OP-29 enrolling again after giving up uses the code again', async () => {
    await aVoucher('Twice', { max_usages: 2 });
    const first = await redeem('Twice');
    const gaveUp = { finishTime: app.now().toISOString() };
    await app.call('PATCH', `/api/v1/secured/usercourses/${first.body.id}`, { as: learner, body: gaveUp });
    const again = await redeem('Twice');
    expect(again.status).toBe(201);
    expect(again.body.id).not.toBe(first.body.id);
    expect(await usagesOf('Twice')).toBe(2);
  });

  test('OP-50 the code opens what enrolling directly does not', async () => {
    const { courseId } = await aVoucher('Only-Door');
    const direct = await app.call('POST', '/api/v1/secured/usercourses', { as: learner, body: { courseId } });
    expect(direct).toMatchObject({ status: 403, body: { code: 'VOUCHER_REQUIRED' } });
    expect((await redeem('Only-Door')).status).toBe(201);
  });
});

describe('refusals', () => {
  test('VOUCH-04 ERR-10 an unknown code is 1500, with the code as it was typed', async () => {
    expect(await redeem(' No-Such ')).toMatchObject({
      status: 404,
      body: { code: 1500, message: 'Voucher with code No-Such is not found', params: { code: 'No-Such' } },
    });
  });

  test.each<[string, () => Partial<Insertable<CampaignTable>>, object]>([
    ['not-started', () => ({ start_time: inDays(1) }), {}],
    ['inactive', () => ({ active: false }), {}],
    ['expired', () => ({ end_time: inDays(-0.5) }), {}],
    ['draft', () => ({}), { published: false }],
  ])('VOUCH-04 OP-29 OP-53 the code of a campaign or course that is %s is 1500', async (code, campaign, course) => {
    const { courseId } = await aVoucher(code, campaign(), course);
    expect(await redeem(code)).toMatchObject({ status: 404, body: { code: 1500, params: { code } } });
    expect([await usagesOf(code), await enrolmentsOf(courseId)]).toEqual([0, 0]);
  });

  test('VOUCH-04 ERR-11 a used-up code is 1501, and leaves no enrolment behind', async () => {
    const { courseId } = await aVoucher('Used', { redeem_type: 'UNIQUE_CODE' });
    expect((await redeem('Used', { as: await app.aUser() })).status).toBe(201);
    expect(await redeem('Used')).toMatchObject({
      status: 409,
      body: { code: 1501, message: 'Voucher with code Used already used', params: { code: 'Used' } },
    });
    expect(await enrolmentsOf(courseId)).toBe(1);
    expect(await factsOf(courseId)).toHaveLength(2);
  });

  test('OP-51 a code does not open a course that is over or has not begun', async () => {
    const coming = inDays(3).toISOString();
    await aVoucher('Over', {}, { availableUntilTime: inDays(-1).toISOString() });
    await aVoucher('Coming', {}, { availableFromTime: coming });
    await aVoucher('Early-Bird', {}, { availableFromTime: coming, preEnrollAllowed: true });
    expect(await redeem('Over')).toMatchObject({ status: 403, body: { code: 'NOT_AVAILABLE_ANY_MORE' } });
    expect(await redeem('Coming')).toMatchObject({
      status: 403,
      body: { code: 'NOT_AVAILABLE_YET', params: { availableFromTime: coming } },
    });
    expect((await redeem('Early-Bird')).status).toBe(201);
    expect([await usagesOf('Over'), await usagesOf('Coming')]).toEqual([0, 0]);
  });

  test.each([[' '], ['x'.repeat(1001)], ['a\u0000b']])('ENR-03 %j is no code', async (code) => {
    expect(await redeem(code)).toMatchObject({
      status: 400,
      body: { code: 'INVALID', errors: [expect.objectContaining({ field: expect.stringContaining('code') })] },
    });
  });

  test('GW-02 a code of another workspace is unknown', async () => {
    await aVoucher('Only-Here');
    const stranger = await app.aUser({ workspaceId: 2, roleAdmin: true });
    expect(await redeem('Only-Here', { as: stranger })).toMatchObject({ status: 404, body: { code: 1500 } });
    expect(await usagesOf('Only-Here')).toBe(0);
  });
});

describe('many at the same moment', () => {
  const fifty = (task: (index: number) => Promise<{ status: number }>) =>
    Promise.all(Array.from({ length: 50 }, (_, index) => task(index)));

  test('OP-29 fifty people with one single-use code: exactly one gets in', async () => {
    const { courseId } = await aVoucher('Golden-Ticket', { redeem_type: 'UNIQUE_CODE' });
    const people = await Promise.all(Array.from({ length: 50 }, () => app.aUser()));
    const replies = await fifty((index) => redeem('Golden-Ticket', { as: people[index] }));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(49);
    expect([await usagesOf('Golden-Ticket'), await enrolmentsOf(courseId)]).toEqual([1, 1]);
  });

  test('OP-29 fifty people with a code for seven: seven get in', async () => {
    const { courseId } = await aVoucher('Seven', { max_usages: 7 });
    const people = await Promise.all(Array.from({ length: 50 }, () => app.aUser()));
    const replies = await fifty((index) => redeem('Seven', { as: people[index] }));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(7);
    expect([await usagesOf('Seven'), await enrolmentsOf(courseId)]).toEqual([7, 7]);
  });

  test('OP-29 OP-50 one person who sends a code fifty times uses it once', async () => {
    const { courseId } = await aVoucher('Impatient', { max_usages: 9 });
    const replies = await fifty(() => redeem('Impatient'));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(49);
    expect([await usagesOf('Impatient'), await enrolmentsOf(courseId)]).toEqual([1, 1]);
  });
});
