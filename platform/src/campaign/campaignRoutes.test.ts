import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import type { Page } from '../http/paging.ts';
import { createStudyApp, smallCourse, type StudyApp } from '../study/studyTestApp.testkit.ts';
import { auditTrail } from '../testing/auditTrail.ts';
import type { TestUser } from '../testing/testApp.ts';
import type { Id } from '../shared/id.ts';
import type { campaignResponse, redemptionResponse, voucherResponse } from './campaignSchemas.ts';

type Campaign = z.output<typeof campaignResponse>;
type Voucher = z.output<typeof voucherResponse>;
type Redemption = z.output<typeof redemptionResponse>;

const base = '/api/v1/secured/campaigns';

let app: StudyApp;
let manager: TestUser;
let courseId: Id;
beforeAll(async () => {
  app = await createStudyApp();
  manager = await app.aUser({ createVoucher: true });
  ({ id: courseId } = await app.aCourse(smallCourse({ voucherActivated: true, name: 'Painting' })));
});
afterAll(() => app.close());

const call = <T = Campaign>(method: string, path: string, body?: unknown, options: object = {}) =>
  app.call<T>(method, `${base}${path}`, { as: manager, ...(body === undefined ? {} : { body }), ...options });
const aCampaign = async (fields: object = {}): Promise<Campaign> =>
  (await call('POST', '', { name: 'Spring', courseId, ...fields })).body;
const codesOf = async (id: Id, amount?: number): Promise<Voucher[]> =>
  (await call<{ vouchers: Voucher[] }>('POST', `/${id}/vouchers`, amount === undefined ? undefined : { amount })).body
    .vouchers;
const inDays = (days: number) => new Date(app.now().getTime() + days * 86_400_000).toISOString();
const redeem = <T = { code?: unknown }>(code: string, as: TestUser) =>
  app.call<T>('POST', `/api/v1/secured/vouchers/${encodeURIComponent(code)}/_redeem`, { as });

describe('campaigns', () => {
  test('CAMP-01 CAMP-02 CAMP-03 REST-55 REST-54 is made with the defaults: now, without an end, without a limit', async () => {
    const { status, body, headers } = await call('POST', '', { name: ' Spring ', courseId });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type: 'COURSE_ENROLLMENT',
      redeemType: 'UNIQUE_CODE',
      name: 'Spring',
      courseId,
      courseName: 'Painting',
      startTime: app.now().toISOString(),
      endTime: null,
      maxUsages: 0,
      active: true,
      status: 'RUNNING',
      voucherCount: 0,
      usageCount: 0,
    });
    const read = await call('GET', `/${body.id}`);
    expect(read.body).toEqual(body);
    expect(read.headers['etag']).toBe(headers['etag']);
    expect((await auditTrail(app)).at(-1)).toMatchObject({ action: 'CAMPAIGN_CREATED', actorId: manager.userId });
  });

  test('CAMP-01 CAMP-04 REST-56 OP-14 is replaced, changed and switched; anyone who saves an old version is told', async () => {
    const made = await aCampaign({ endTime: inDays(5), maxUsages: 3 });
    const { headers } = await call('GET', `/${made.id}`);
    const off = await call('PATCH', `/${made.id}`, { active: false });
    expect(off.body).toMatchObject({ active: false, status: 'OFF', name: 'Spring', maxUsages: 3 });
    expect(await call('PATCH', `/${made.id}`, { endTime: null, maxUsages: null })).toMatchObject({
      body: { endTime: null, maxUsages: 0 },
    });
    const stale = await call('PATCH', `/${made.id}`, { name: 'x' }, { headers: { 'if-match': headers['etag'] } });
    expect(stale).toMatchObject({ status: 412, body: { code: 'PRECONDITION_FAILED' } });
    const replaced = await call('PUT', `/${made.id}`, { name: 'Summer', courseId, redeemType: 'MULTIPLE_USE' });
    expect(replaced.body).toMatchObject({
      name: 'Summer',
      redeemType: 'MULTIPLE_USE',
      active: true,
      startTime: made.startTime,
    });
  });

  test('CAMP-01 REST-57 is deleted with its codes; who came in by them stays enrolled', async () => {
    const { id } = await aCampaign();
    const [voucher] = await codesOf(id, 2);
    const learner = await app.aUser();
    expect((await redeem(voucher?.code ?? '', learner)).status).toBe(201);
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect((await call('GET', `/${id}`)).status).toBe(404);
    expect((await call('DELETE', `/${id}`)).status).toBe(404);
    expect((await auditTrail(app)).at(-1)).toMatchObject({
      action: 'CAMPAIGN_DELETED',
      details: { campaignId: id, voucherCount: 2, usageCount: 1 },
    });
    const active = await app.call<Page<unknown>>('GET', '/api/v1/secured/usercourses/active', { as: learner });
    expect(active.body.content).toHaveLength(1);
    expect(await redeem(voucher?.code ?? '', await app.aUser())).toMatchObject({ status: 404, body: { code: 1500 } });
  });

  test('CAMP-05 CAMP-06 REST-53 the list is paged, sorted, the newest first, and leaves out what has expired', async () => {
    const first = await aCampaign({ name: 'B list', startTime: inDays(-9), endTime: inDays(-1) });
    app.at(new Date(app.now().getTime() + 1000));
    const second = await aCampaign({ name: 'A list', endTime: inDays(1) });
    app.at(new Date(app.now().getTime() + 1000));
    const third = await aCampaign({ name: 'C list' });
    const list = async (query: string) =>
      (await call<Page<Campaign>>('GET', `?q=name=='*list'${query}`)).body.content.map(({ id }) => id);
    expect(await list('')).toEqual([third.id, second.id, first.id]);
    expect(await list('&sort=name,asc')).toEqual([second.id, first.id, third.id]);
    expect(await list('&size=1&page=1')).toEqual([second.id]);
    expect(await list(encodeURIComponent(`;endTime=gt=${app.now().toISOString()}`))).toEqual([third.id, second.id]);
    const csv = await call<string>('GET', `.csv?q=name=='*list'&sort=name,asc&columns=name,status&lang=de`);
    expect(csv.body.slice(1)).toBe('Kampagne,Status\r\nA list,RUNNING\r\nB list,EXPIRED\r\nC list,RUNNING\r\n');
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['no course', { courseId: undefined }, 'courseId'],
    ['a course that is not there', { courseId: 999_999 }, 'courseId'],
    ['an end before the start', { startTime: '2030-01-02T00:00:00Z', endTime: '2030-01-01T00:00:00Z' }, 'endTime'],
    ['fewer uses than none', { maxUsages: -1 }, 'maxUsages'],
    ['another kind of codes', { redeemType: 'FREE' }, 'redeemType'],
    ['another type', { type: 'GIFT' }, 'type'],
  ])('OP-86 VAL-15 refuses %s', async (_name, fields, field) => {
    const reply = await call<{ errors: object[] }>('POST', '', { name: 'x', courseId, ...fields });
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  test('ROLE-10 OP-39 voucher admins choose among published courses, authors among all but templates and those elsewhere', async () => {
    const { id: draft } = await app.aCourse(smallCourse({ name: 'Draft', published: false }));
    const { id: template } = await app.aCourse(smallCourse({ name: 'Template', template: true }));
    const names = async (as: TestUser) =>
      (
        await app.call<Page<{ name: string }>>('GET', '/api/v1/secured/campaigncourses?size=1000', { as })
      ).body.content.map(({ name }) => name);
    const both = await app.aUser({ createVoucher: true, createCourse: true });
    expect(await names(manager)).toEqual(['Painting']);
    expect(await names(both)).toEqual(['Draft', 'Painting']);
    expect((await call('POST', '', { name: 'x', courseId: draft })).status).toBe(400);
    expect((await call('POST', '', { name: 'x', courseId: draft }, { as: both })).status).toBe(201);
    expect((await call('POST', '', { name: 'x', courseId: template }, { as: both })).status).toBe(400);
    expect((await call('GET', '', undefined, { as: await app.aUser({ createCourse: true }) })).status).toBe(403);
  });
});

describe('codes', () => {
  test('VOUCH-01 REST-58 LIM-15 fifteen in a batch unless told otherwise, once per key, at most a thousand', async () => {
    const { id } = await aCampaign();
    expect(await codesOf(id)).toHaveLength(15);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await call<{ vouchers: Voucher[] }>('POST', `/${id}/vouchers`, { amount: 3 }, { headers });
    const again = await call<{ vouchers: Voucher[] }>('POST', `/${id}/vouchers`, { amount: 3 }, { headers });
    const ids = ({ body }: typeof first) => body.vouchers.map((voucher) => voucher.id).toSorted((a, b) => a - b);
    expect(ids(again)).toEqual(ids(first));
    expect(await codesOf(id, 1000)).toHaveLength(1000);
    expect((await call('GET', `/${id}`)).body).toMatchObject({ voucherCount: 1018, usageCount: 0 });
    for (const amount of [0, 1001, 1.5]) {
      const reply = await call<{ errors: object[] }>('POST', `/${id}/vouchers`, { amount });
      expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'amount' }] } });
    }
    expect((await call('POST', '/999999/vouchers', {})).status).toBe(404);
  });

  describe('VOUCH-01 OP-167 a code of one’s own', () => {
    const make = (id: number, code: string, headers: Record<string, string> = {}) =>
      call<{ vouchers: Voucher[]; errors: object[] }>('POST', `/${id}/vouchers`, { code }, { headers });

    test('is kept as it was typed, in plain marks, and redeemed as any other', async () => {
      const { id } = await aCampaign();
      expect(await make(id, ' Spring–2031 ')).toMatchObject({
        status: 201,
        body: { vouchers: [{ code: 'Spring-2031' }] },
      });
      const learner = await app.aUser();
      expect((await redeem('SPRING-2031', learner)).status).toBe(201);
      expect((await call('GET', `/${id}`)).body).toMatchObject({ voucherCount: 1, usageCount: 1 });
    });

    test.each(['SUMMER-2031', 'summer-2031', 'Summer—2031'])(
      'is refused where the workspace has it, in whatever campaign: %s',
      async (code) => {
        const [first, second] = [await aCampaign(), await aCampaign()];
        const made = await make(first.id, 'Summer-2031');
        expect([201, 409]).toContain(made.status);
        expect(await make(second.id, code)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
        expect((await call('GET', `/${second.id}`)).body).toMatchObject({ voucherCount: 0 });
      },
    );

    test('is refused where another one is found by it', async () => {
      const { id } = await aCampaign();
      expect((await make(id, 'AUTUMN2031')).status).toBe(201);
      expect((await make(id, 'Autumn-2031')).status).toBe(409);
    });

    test('is one for a batch that is sent twice with one key', async () => {
      const { id } = await aCampaign();
      const headers = { 'idempotency-key': randomUUID() };
      const [first, again] = [await make(id, 'Winter-2031', headers), await make(id, 'Winter-2031', headers)];
      expect(again.body.vouchers).toEqual(first.body.vouchers);
    });

    test.each([
      ['too short', 'ABC12'],
      ['too short but for marks', 'A-B-1'],
      ['too long', 'X'.repeat(41)],
      ['blanks', 'WELCOME 2026'],
      ['other marks', 'WELCOME_2026'],
      ['a hyphen at its end', 'WELCOME-'],
      ['two hyphens', 'WELCOME--2026'],
      ['what leads out of an address', '../../x'],
      ['nothing', '       '],
    ])('is refused for its form: %s', async (_name, code) => {
      const { id } = await aCampaign();
      expect(await make(id, code)).toMatchObject({ status: 400, body: { errors: [{ field: 'code' }] } });
    });

    test('takes the place of a batch', async () => {
      const { id } = await aCampaign();
      const both = await call<{ errors: object[] }>('POST', `/${id}/vouchers`, { code: 'WELCOME-2031', amount: 2 });
      expect(both).toMatchObject({ status: 400, body: { errors: [{ field: 'amount' }] } });
    });
  });

  test('VOUCH-02 REST-59 unused ones first, of these the newest first; as CSV, too', async () => {
    const { id } = await aCampaign();
    const [old] = await codesOf(id, 1);
    app.at(new Date(app.now().getTime() + 1000));
    const [used, fresh] = await codesOf(id, 2);
    await redeem(used?.code ?? '', await app.aUser());
    const list = await call<Page<Voucher>>('GET', `/${id}/vouchers`);
    expect(list.body.content.map(({ code, usages }) => [code, usages])).toEqual([
      [fresh?.code, 0],
      [old?.code, 0],
      [used?.code, 1],
    ]);
    const csv = await call<string>('GET', `/${id}/vouchers.csv?columns=code,usageCount`);
    expect(csv.body.slice(1)).toBe(`Code,Uses\r\n${fresh?.code},0\r\n${old?.code},0\r\n${used?.code},1\r\n`);
  });

  test('VOUCH-03 a code works as it stands on paper, in groups, and in small letters', async () => {
    const { id } = await aCampaign();
    const [voucher] = await codesOf(id, 1);
    const typed = (voucher?.code ?? '').toLowerCase().replaceAll(/.{4}(?=.)/g, '$&-');
    expect(typed).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    expect((await redeem(typed, await app.aUser())).status).toBe(201);
  });

  test('VOUCH-03 who used which code and when is told, day by day as well; an erased person counts on', async () => {
    const { id } = await aCampaign({ redeemType: 'MULTIPLE_USE' });
    const [voucher] = await codesOf(id, 1);
    const code = voucher?.code ?? '';
    const [ayse, gone] = [await app.aUser({ name: 'Ayşe' }), await app.aUser()];
    app.at('2030-03-01T22:30:00Z');
    await redeem(code, ayse);
    // A second time it is no use: the course is there already.
    await redeem(code, ayse);
    app.at('2030-03-02T12:00:00Z');
    await redeem(code, gone);
    await inWorkspace(app.db, 1, (trx) => trx.deleteFrom('app_user').where('user_id', '=', gone.userId).execute());
    const list = await call<Page<Redemption>>('GET', `/${id}/redemptions`);
    expect(list.body.content).toMatchObject([
      { code, userId: null, name: null, username: null, time: '2030-03-02T12:00:00.000Z' },
      { code, userId: ayse.userId, name: 'Ayşe', username: ayse.username, time: '2030-03-01T22:30:00.000Z' },
    ]);
    const days = async (timeZone: string) =>
      (await call<{ days: object[] }>('GET', `/${id}/usage?timeZone=${encodeURIComponent(timeZone)}`)).body.days;
    expect(await days('UTC')).toEqual([
      { date: '2030-03-01', usages: 1 },
      { date: '2030-03-02', usages: 1 },
    ]);
    expect(await days('Europe/Kyiv')).toEqual([{ date: '2030-03-02', usages: 2 }]);
    expect((await call<{ errors: object[] }>('GET', `/${id}/usage?timeZone=Mars`)).status).toBe(400);
    const csv = await call<string>('GET', `/${id}/redemptions.csv?columns=code,name&q=userId==${ayse.userId}`);
    expect(csv.body.slice(1)).toBe(`Code,Name\r\n${code},Ayşe\r\n`);
    expect((await auditTrail(app)).at(-1)).toMatchObject({
      action: 'LIST_DOWNLOADED',
      details: { list: 'redemptions', campaignId: id },
    });
    expect((await call('GET', `/${id}`)).body).toMatchObject({ usageCount: 2 });
    app.at(new Date());
  });

  test('OP-159 CAMP-01 CAMP-04 a course that has ended is refused, and one that ends later keeps its campaign', async () => {
    const { id: over } = await app.aCourse(
      smallCourse({ name: 'Over', availableFromTime: inDays(-9), availableUntilTime: inDays(-1) }),
    );
    expect(await call('POST', '', { name: 'Late', courseId: over })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'courseId' }] },
    });
    const { id: ending } = await app.aCourse(smallCourse({ name: 'Ending', availableUntilTime: inDays(1) }));
    const made = await aCampaign({ courseId: ending });
    expect(made).toMatchObject({ status: 'RUNNING', courseEndTime: inDays(1) });
    const today = app.now().toISOString();
    app.at(inDays(2));
    expect((await call('GET', `/${made.id}`)).body).toMatchObject({ status: 'COURSE_ENDED' });
    expect((await call('PATCH', `/${made.id}`, { name: 'Still there' })).status).toBe(200);
    app.at(today);
  });

  test('VOUCH-03 VOUCH-04 OP-29 of a thousand tries by a hundred people at once exactly as many come in as the code has uses', async () => {
    const { id: course } = await app.aCourse(smallCourse({ voucherActivated: true, name: 'Sculpture' }));
    const { id } = await aCampaign({ courseId: course, redeemType: 'MULTIPLE_USE', maxUsages: 50 });
    const [voucher] = await codesOf(id, 1);
    const code = voucher?.code ?? '';
    const people = await Promise.all(Array.from({ length: 100 }, () => app.aUser()));
    // Each person's tries stand far from each other, so that everyone competes with everyone.
    const tries = Array.from({ length: 10 }, () => people).flat();
    const replies = await Promise.all(
      tries.map(async (person) => ({ person, ...(await redeem<{ id: Id; code?: unknown }>(code, person)) })),
    );

    const statuses = Map.groupBy(replies, ({ status }) => status);
    const sizes = [...statuses].map(([status, { length }]) => [status, length]);
    expect(Object.fromEntries(sizes)).toEqual({ 201: 50, 200: 450, 409: 500 });
    const cameIn = new Map(statuses.get(201)?.map(({ person, body }) => [person.userId, body.id]));
    expect(cameIn.size).toBe(50);
    // Who tries again gets what they have; everyone else is told why not.
    for (const { person, body } of statuses.get(200) ?? []) {
      expect(body.id).toBe(cameIn.get(person.userId));
    }
    for (const { person, body } of statuses.get(409) ?? []) {
      expect(cameIn.has(person.userId)).toBe(false);
      expect(body).toMatchObject({ code: 1501, message: `Voucher with code ${code} already used`, params: { code } });
    }

    const whoCameIn = [...cameIn.keys()].toSorted((one, other) => one - other);
    const byUser = (rows: readonly { user_id: Id | null }[]) => rows.map((row) => row.user_id);
    const { enrolled, counted, used } = await inWorkspace(app.db, 1, async (trx) => {
      const ofCourse = trx.selectFrom('user_course').where('user_course.course_id', '=', course);
      const facts = trx.selectFrom('fact').where('fact.campaign_id', '=', id).where('fact.action', '=', 'redeemed');
      const uses = trx.selectFrom('voucher_redemption').where('voucher_redemption.campaign_id', '=', id);
      return {
        enrolled: await ofCourse.select('user_course.user_id').orderBy('user_course.user_id').execute(),
        counted: await facts.select('fact.user_id').orderBy('fact.user_id').execute(),
        used: await uses.select('voucher_redemption.user_id').orderBy('voucher_redemption.user_id').execute(),
      };
    });
    expect([byUser(enrolled), byUser(counted), byUser(used)]).toEqual([whoCameIn, whoCameIn, whoCameIn]);
    expect((await call('GET', `/${id}`)).body).toMatchObject({ usageCount: 50 });
    const vouchers = await call<Page<Voucher>>('GET', `/${id}/vouchers`);
    expect(vouchers.body.content).toMatchObject([{ code, usages: 50 }]);
    // A code that is used up was no guess: nobody of those who came too late is kept waiting.
    const late = people.find(({ userId }) => !cameIn.has(userId)) ?? manager;
    expect((await redeem('no-such-code', late)).status).toBe(404);
  });

  test('CAMP-04 VOUCH-04 a campaign that is switched off lets nobody in, until it is switched on', async () => {
    const { id } = await aCampaign();
    const [voucher] = await codesOf(id, 1);
    const learner = await app.aUser();
    await call('PATCH', `/${id}`, { active: false });
    expect(await redeem(voucher?.code ?? '', learner)).toMatchObject({ status: 404, body: { code: 1500 } });
    await call('PATCH', `/${id}`, { active: true });
    expect((await redeem(voucher?.code ?? '', learner)).status).toBe(201);
  });

  test('OP-86 the course of a campaign stays once a code was used', async () => {
    const { id } = await aCampaign();
    const [voucher] = await codesOf(id, 1);
    await redeem(voucher?.code ?? '', await app.aUser());
    const { id: other } = await app.aCourse(smallCourse({ name: 'Other', voucherActivated: true }));
    const reply = await call<{ errors: object[] }>('PATCH', `/${id}`, { courseId: other });
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'courseId' }] } });
    await app.call('DELETE', `/api/v1/secured/courses/${other}`, { as: await app.aUser({ roleAdmin: true }) });
  });
});
