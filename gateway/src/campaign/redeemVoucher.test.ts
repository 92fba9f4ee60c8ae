import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { aModule, aPage, aUserCourse, aUserModule } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

const redeem = (input: { code: string; umbrellaId?: string; idempotencyKey?: string }) =>
  gateway.ask(
    `mutation($input: RedeemVoucherInput!) { redeemVoucher(input: $input) {
      userCourse { userCourseId moduleProgress { module { name } } }
      course { courseId enrolment { state } }
      userErrors { code message field params } } }`,
    { input },
    bearer(),
  );

describe('redeeming a voucher', () => {
  test('ENR-02 REST-35 one call with the code and the key, and the course in its new state', async () => {
    gateway.on('POST', '/api/v1/secured/vouchers/WELCOME-2026/_redeem', {
      status: 201,
      body: aUserCourse({ modules: [aUserModule()] }),
    });
    gateway.on('GET', '/api/v1/secured/usercourses', { body: aPage([aUserCourse()]) });
    const { data, errors } = await redeem({ code: '  WELCOME-2026 ', idempotencyKey: 'key-1' });
    expect(errors).toEqual([]);
    expect(data.redeemVoucher).toMatchObject({
      userCourse: { userCourseId: 77, moduleProgress: [{ module: { name: aModule().name } }] },
      course: { courseId: 258, enrolment: { state: 'ENROLLED' } },
      userErrors: [],
    });
    expect(gateway.paths()[0]).toBe('POST /api/v1/secured/vouchers/WELCOME-2026/_redeem?include=outline');
    expect(gateway.calls[0]).toMatchObject({ headers: { 'idempotency-key': 'key-1' } });
    expect(gateway.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('UMB-03 says by which umbrella course the viewer came, by global or raw id, and refuses any other text', async () => {
    gateway.on('POST', '/api/v1/secured/vouchers/SPRING/_redeem', { status: 201, body: aUserCourse() });
    for (const umbrellaId of ['109', toGlobalId('Course', 109)]) {
      await redeem({ code: 'SPRING', umbrellaId });
      expect(gateway.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ umbrellaId: 109 });
    }
    const { data } = await redeem({ code: 'SPRING', umbrellaId: 'elsewhere' });
    expect(data.redeemVoucher.userErrors).toMatchObject([{ field: 'umbrellaId' }]);
  });

  test.each([
    ['ERR-10', 404, 1500, 'Voucher with code SPRING is not found'],
    ['ERR-11', 409, 1501, 'Voucher with code SPRING already used'],
  ])('ENR-05 VOUCH-04 %s a refusal %i %i is data beside the field', async (_id, status, code, message) => {
    gateway.on('POST', '/api/v1/secured/vouchers/SPRING/_redeem', {
      status,
      body: { code, message, params: { code: 'SPRING' } },
    });
    const { data, errors } = await redeem({ code: 'SPRING' });
    expect(errors).toEqual([]);
    expect(data.redeemVoucher).toEqual({
      userCourse: null,
      course: null,
      userErrors: [{ code: String(code), message, field: 'code', params: { code: 'SPRING' } }],
    });
  });

  test('OP-51 a refusal that is not about the code names no field', async () => {
    const params = { availableUntilTime: '2026-01-01T00:00:00.000Z' };
    gateway.on('POST', '/api/v1/secured/vouchers/SPRING/_redeem', {
      status: 403,
      body: { code: 'NOT_AVAILABLE_ANY_MORE', message: 'This is not open any more', params },
    });
    const { data } = await redeem({ code: 'SPRING' });
    expect(data.redeemVoucher.userErrors).toMatchObject([{ code: 'NOT_AVAILABLE_ANY_MORE', field: null, params }]);
  });

  test.each([
    [{}, {}],
    [
      { reason: 'TOO_LONG', limit: 255 },
      { reason: 'TOO_LONG', limit: 255 },
    ],
    [{ reason: 'LAST_ADMIN' }, { reason: 'LAST_ADMIN' }],
    [{ reason: 'COURSE_ENDED', finishTime: null }, { reason: 'COURSE_ENDED' }],
    [{ reason: 'OF_A_LATER_RELEASE' }, {}],
    [{ most: 5_000_000_000 }, { limit: 5_000_000_000 }],
    [{ retryAfterSeconds: 840 }, { retryAfterSeconds: 840 }],
    [{ availableFromTime: '2030-01-31T09:00:00.000Z' }, { availableFromTime: '2030-01-31T09:00:00.000Z' }],
    [{ reason: 7, retryAfterSeconds: 'soon', limit: null }, {}],
  ])('OP-13 what programs branch on has a type beside the values of the message: %j', async (params, typed) => {
    gateway.on('POST', '/api/v1/secured/vouchers/SPRING/_redeem', {
      status: 403,
      body: { code: 'FORBIDDEN', message: 'No', params },
    });
    const { data } = await gateway.ask(
      `mutation { redeemVoucher(input: { code: "SPRING" }) {
        userErrors { reason limit retryAfterSeconds availableFromTime availableUntilTime } } }`,
      {},
      bearer(),
    );
    const nothing = { reason: null, limit: null, retryAfterSeconds: null };
    expect(data.redeemVoucher.userErrors).toEqual([
      { ...nothing, availableFromTime: null, availableUntilTime: null, ...typed },
    ]);
  });

  test.each(['', ' \t ', 'x'.repeat(1001)])('ENR-03 the code %j is refused without a call', async (code) => {
    const { data } = await redeem({ code });
    expect(data.redeemVoucher).toMatchObject({ userCourse: null, userErrors: [{ code: 'INVALID', field: 'code' }] });
    expect(gateway.calls).toEqual([]);
  });

  test.each([
    ['A/B?c=1#d', 'A/B?c=1#d'],
    ['\uD800', '\uFFFD'],
  ])('a code stays one part of the address: %j', async (code, sent) => {
    gateway.on('POST', `/api/v1/secured/vouchers/${sent}/_redeem?include=outline`, {
      status: 404,
      body: { code: 1500, message: 'No.', params: { code } },
    });
    const { data } = await redeem({ code });
    expect(data.redeemVoucher.userErrors).toMatchObject([{ code: '1500' }]);
  });

  test('OP-13 an outage is an error, not a refusal', async () => {
    gateway.on('POST', '/api/v1/secured/vouchers/SPRING/_redeem', { status: 503, body: '' });
    const { data, errors } = await redeem({ code: 'SPRING' });
    expect(data.redeemVoucher).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({ status: 503 });
  });
});
