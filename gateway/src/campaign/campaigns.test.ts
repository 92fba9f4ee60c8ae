import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { aCampaign, aPage } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const path = '/api/v1/secured/campaigns';
const id = toGlobalId('Campaign', 1400);

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

const queryOf = (at = -1) => gateway.calls.at(at)?.path.split('?')[1];

describe('campaigns', () => {
  const list = `query ($s: String, $h: Boolean, $c: ID, $o: CampaignOrder) {
    campaigns(first: 5, search: $s, hideExpired: $h, courseId: $c, orderBy: $o) { totalCount csvUrl(columns: ["name"])
      nodes { id campaignId type name course { courseId name } redeemType maxUsages startTime endTime active status voucherCount
        usageCount createTime updateTime version } } }`;

  test.each([
    ['', ''],
    ['search: "spring", ', "(name=='*spring*',course.name=='*spring*');"],
    ['courseId: "258", ', 'courseId=in=(258);'],
  ])('OP-294 what changed of campaigns is asked for alone and beside the filter “%s”', async (filter, condition) => {
    gateway.on('GET', path, { body: aPage([]) });
    const { errors } = await gateway.ask(
      `{ campaigns(${filter}updatedSince: "2030-01-05T00:00:00Z", orderBy: { field: UPDATE_TIME }) { totalCount } }`,
      {},
      bearer(),
    );
    expect(errors).toEqual([]);
    const asked = new URLSearchParams(queryOf());
    expect(asked.get('q')).toBe(`${condition}updateTime=ge='2030-01-05T00:00:00.000Z'`);
    expect(asked.get('sort')).toBe('updateTime,asc');
  });

  test.each([
    ['vouchers', '(used: true, ', 'usages=gt=0;'],
    ['redemptions', '(', ''],
  ])('BEY-44 OP-309 what changed of %s is read in the order of the changes', async (list, args, condition) => {
    gateway.on('GET', `${path}/7`, { body: aCampaign({ id: 7 }) });
    gateway.on('GET', `${path}/7/${list}`, { body: aPage([]) });
    const { errors } = await gateway.ask(
      `{ campaign(id: "7") { ${list}${args}updatedSince: "2030-01-05T00:00:00Z", orderBy: { field: UPDATE_TIME }) { totalCount } } }`,
      {},
      bearer(),
    );
    expect(errors).toEqual([]);
    const asked = new URLSearchParams(queryOf());
    expect(asked.get('q')).toBe(`${condition}updateTime=ge='2030-01-05T00:00:00.000Z'`);
    expect(asked.get('sort')).toBe('updateTime,asc');
  });

  test('CAMP-01 CAMP-02 CAMP-06 GW-31 REST-53 a page in one call, with what there is to know of each', async () => {
    gateway.on('GET', path, { body: aPage([aCampaign()]) });
    const { data } = await gateway.ask(list, {}, bearer());
    expect(data.campaigns.nodes).toEqual([
      {
        id,
        campaignId: 1400,
        type: 'COURSE_ENROLLMENT',
        name: 'Spring',
        course: { courseId: 258, name: 'Painting' },
        redeemType: 'UNIQUE_CODE',
        maxUsages: 0,
        startTime: '2030-01-01T00:00:00.000Z',
        endTime: null,
        active: true,
        status: 'RUNNING',
        voucherCount: 15,
        usageCount: 3,
        createTime: '2030-01-01T00:00:00.000Z',
        updateTime: '2030-01-01T00:00:00.000Z',
        version: '"v1"',
      },
    ]);
    expect(gateway.paths()).toEqual([`GET ${path}?page=0&size=5`]);
    expect(new URL(data.campaigns.csvUrl).pathname).toBe(`${path}.csv`);
  });

  test('CAMP-05 CAMP-06 is searched, sorted and left without what has expired by the platform', async () => {
    gateway.on('GET', path, { body: aPage([]) });
    const orderBy = { field: 'END_TIME', direction: 'DESC' };
    await gateway.ask(list, { s: " o'n ", h: true, c: toGlobalId('Course', 258), o: orderBy }, bearer());
    expect(queryOf()).toBe(
      "page=0&size=5&q=(name=='*o\\'n*',course.name=='*o\\'n*');courseId=in=(258);endTime=gt='2030-06-01T12:00:00.000Z'&sort=endTime,desc",
    );
    const long = await gateway.ask(list, { s: 'x'.repeat(201) }, bearer());
    expect(long.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('CAMP-01 REST-54 one by its id or as a node; null for what is not there, and for anyone who may not', async () => {
    gateway.on('GET', `${path}/1400`, { body: aCampaign() });
    gateway.on('GET', `${path}/1401`, { status: 403, body: { code: 'FORBIDDEN', message: 'No' } });
    const one = 'query ($i: ID!) { campaign(id: $i) { name } }';
    expect((await gateway.ask(one, { i: id }, bearer())).data.campaign).toEqual({ name: 'Spring' });
    for (const other of ['1401', '1402', 'x']) {
      expect(await gateway.ask(one, { i: other }, bearer())).toMatchObject({ data: { campaign: null }, errors: [] });
    }
    const node = await gateway.ask('query ($i: ID!) { node(id: $i) { id } }', { i: id }, bearer());
    expect(node.data.node).toEqual({ id });
  });

  test('CAMP-01 CAMP-03 REST-55 is made with the defaults of the platform', async () => {
    gateway.on('POST', path, { status: 201, body: aCampaign() });
    const document =
      'mutation ($i: CreateCampaignInput!) { createCampaign(input: $i) { campaign { campaignId } userErrors { code field } } }';
    const { data } = await gateway.ask(document, { i: { name: 'Spring', courseId: '258' } }, bearer());
    expect(data.createCampaign).toEqual({ campaign: { campaignId: 1400 }, userErrors: [] });
    expect(gateway.calls.at(-1)?.body).toEqual({
      type: 'COURSE_ENROLLMENT',
      name: 'Spring',
      courseId: 258,
      redeemType: 'UNIQUE_CODE',
      maxUsages: 0,
      endTime: null,
      active: true,
    });
    const errors = [{ field: 'endTime', message: 'must be after the start' }];
    gateway.on('POST', path, { status: 400, body: { code: 'INVALID', message: 'No', errors } });
    const refused = await gateway.ask(document, { i: { name: 'Spring', courseId: '258' } }, bearer());
    expect(refused.data.createCampaign).toMatchObject({
      campaign: null,
      userErrors: [{ code: 'INVALID', field: 'endTime' }],
    });
  });

  test('CAMP-01 CAMP-04 REST-56 what is left out stays, null clears a time, and an old version is refused', async () => {
    gateway.on('PATCH', `${path}/1400`, { body: aCampaign({ active: false, status: 'OFF' }) });
    const document =
      'mutation ($i: UpdateCampaignInput!) { updateCampaign(input: $i) { campaign { status } currentVersion userErrors { code } } }';
    const change = { campaignId: id, version: '"v1"', active: false, endTime: null };
    const { data } = await gateway.ask(document, { i: change }, bearer());
    expect(data.updateCampaign).toMatchObject({ campaign: { status: 'OFF' }, currentVersion: null });
    expect(gateway.calls.at(-1)).toMatchObject({
      headers: { 'if-match': '"v1"' },
      body: { active: false, endTime: null },
    });
    gateway.on('PATCH', `${path}/1400`, {
      status: 412,
      body: { code: 'PRECONDITION_FAILED', message: 'No', params: { etag: '"v2"' } },
    });
    const stale = await gateway.ask(document, { i: change }, bearer());
    expect(stale.data.updateCampaign).toMatchObject({
      currentVersion: '"v2"',
      userErrors: [{ code: 'PRECONDITION_FAILED' }],
    });
  });

  test('CAMP-01 REST-57 is deleted', async () => {
    gateway.on('DELETE', `${path}/1400`, { status: 204 });
    const document =
      'mutation ($i: DeleteCampaignInput!) { deleteCampaign(input: $i) { deletedCampaignId userErrors { code } } }';
    const { data } = await gateway.ask(document, { i: { campaignId: '1400' } }, bearer());
    expect(data.deleteCampaign).toEqual({ deletedCampaignId: id, userErrors: [] });
  });
});

describe('codes of a campaign', () => {
  beforeEach(() => gateway.on('GET', `${path}/1400`, { body: aCampaign() }));
  const code = { id: 1500, code: 'ABCDEFGH2345', usages: 1, createTime: '2030-01-01T00:00:00.000Z' };

  test('OP-205 a code and a use of one are found by the ids that the lists give', async () => {
    const use = { id: 9, time: code.createTime, code: code.code, userId: null, name: null, username: null };
    gateway.on('GET', `${path}/1400/vouchers`, { body: aPage([code]) });
    gateway.on('GET', `${path}/1400/redemptions`, { body: aPage([use]) });
    const listed = await gateway.ask(
      'query ($id: ID!) { campaign(id: $id) { vouchers { nodes { id } } redemptions { nodes { id } } } }',
      { id },
      bearer(),
    );
    const { vouchers, redemptions } = listed.data.campaign;
    const ids = [...vouchers.nodes, ...redemptions.nodes].map((node: { id: string }) => node.id);
    const document = `query ($ids: [ID!]!) { nodes(ids: $ids) {
      id ... on Voucher { voucherId code } ... on Redemption { redemptionId code } } }`;
    const { data, errors } = await gateway.ask(document, { ids }, bearer());
    expect(errors).toEqual([]);
    expect(data.nodes).toEqual([
      { id: ids[0], voucherId: 1500, code: code.code },
      { id: ids[1], redemptionId: 9, code: code.code },
    ]);
    expect(gateway.calls.slice(-2).map((call) => decodeURIComponent(call.path))).toEqual([
      `${path}/1400/vouchers?page=0&size=1&q=id=in=(1500)`,
      `${path}/1400/redemptions?page=0&size=1&q=id=in=(9)`,
    ]);
  });

  test.each(['Voucher:1500', 'Voucher:1400-', 'Voucher:-1500', 'Voucher:1400-1500-1', 'Redemption:9'])(
    'OP-205 %s is nothing, and the platform is not asked',
    async (text) => {
      const { data } = await gateway.ask('query ($id: ID!) { node(id: $id) { id } }', { id: btoa(text) }, bearer());
      expect(data.node).toBeNull();
      expect(gateway.calls).toEqual([]);
    },
  );

  test('OP-205 a code that is gone, and one for a visitor, is null', async () => {
    gateway.on('GET', `${path}/1400/vouchers`, { body: aPage([]) });
    const asked = { id: toGlobalId('Voucher', '1400-1') };
    for (const headers of [bearer(), {}]) {
      const { data } = await gateway.ask('query ($id: ID!) { node(id: $id) { id } }', asked, headers);
      expect(data.node).toBeNull();
    }
    expect(gateway.calls).toHaveLength(1);
  });

  test('VOUCH-01 LIM-15 REST-58 fifteen unless told otherwise, once per key, with the counts of the campaign', async () => {
    gateway.on('POST', `${path}/1400/vouchers`, { status: 201, body: { vouchers: [code] } });
    const document = `mutation ($i: CreateVouchersInput!) { createVouchers(input: $i) {
      vouchers { voucherId code usageCount redeemUrl } campaign { voucherCount } userErrors { code } } }`;
    const input = { campaignId: id, idempotencyKey: 'k' };
    const { data } = await gateway.ask(document, { i: input }, bearer());
    expect(data.createVouchers).toMatchObject({
      vouchers: [{ voucherId: 1500, code: 'ABCDEFGH2345', usageCount: 1 }],
      campaign: { voucherCount: 15 },
    });
    expect(new URL(data.createVouchers.vouchers[0]?.redeemUrl ?? '').pathname).toBe('/redeem/');
    expect(gateway.calls.find(({ method }) => method === 'POST')).toMatchObject({
      body: { amount: 15 },
      headers: { 'idempotency-key': 'k' },
    });
  });

  test('VOUCH-01 OP-13 a number of codes that does not fit is told by the name that was written', async () => {
    const errors = [{ field: 'amount', message: '`amount` must be at most 1,000.' }];
    gateway.on('POST', `${path}/1400/vouchers`, { status: 400, body: { code: 'INVALID', message: 'No', errors } });
    const { data } = await gateway.ask(
      'mutation ($i: CreateVouchersInput!) { createVouchers(input: $i) { userErrors { code field message } } }',
      { i: { campaignId: id, voucherCount: 1_001 } },
      bearer(),
    );
    expect(data.createVouchers.userErrors).toEqual([
      { code: 'INVALID', field: 'voucherCount', message: '`input.voucherCount` must be at most 1,000.' },
    ]);
  });

  test('VOUCH-01 OP-167 a code of one’s own takes the place of a batch', async () => {
    gateway.on('POST', `${path}/1400/vouchers`, {
      status: 201,
      body: { vouchers: [{ ...code, code: 'WELCOME-2026' }] },
    });
    const { data } = await gateway.ask(
      'mutation ($i: CreateVouchersInput!) { createVouchers(input: $i) { vouchers { code } userErrors { code } } }',
      { i: { campaignId: id, code: 'WELCOME-2026' } },
      bearer(),
    );
    expect(data.createVouchers).toEqual({ vouchers: [{ code: 'WELCOME-2026' }], userErrors: [] });
    expect(gateway.calls.find(({ method }) => method === 'POST')).toMatchObject({ body: { code: 'WELCOME-2026' } });
  });

  test('VOUCH-02 REST-59 in the order of the platform, searched, and as CSV', async () => {
    gateway.on('GET', `${path}/1400/vouchers`, { body: aPage([code]) });
    const document = `query ($i: ID!, $o: VoucherOrder) { campaign(id: $i) {
      vouchers(first: 500, search: "ab", used: false, orderBy: $o) { nodes { code usageCount } csvUrl } } }`;
    const { data } = await gateway.ask(document, { i: id, o: { field: 'USAGE_COUNT' } }, bearer());
    expect(data.campaign.vouchers.nodes).toEqual([{ code: 'ABCDEFGH2345', usageCount: 1 }]);
    expect(queryOf()).toBe("page=0&size=500&q=code=='*ab*';usages==0&sort=usages,asc");
    const csv = new URL(data.campaign.vouchers.csvUrl);
    expect(csv.pathname).toBe(`${path}/1400/vouchers.csv`);
    expect(csv.searchParams.get('sort')).toBe('usages,asc');
  });

  test('VOUCH-03 who used which, and how often on each day', async () => {
    gateway.on('GET', `${path}/1400/redemptions`, {
      body: aPage([{ id: 1, time: '2030-01-02T00:00:00.000Z', code: 'C', userId: null, name: null, username: null }]),
    });
    gateway.on('GET', `${path}/1400/usage`, { body: { days: [{ date: '2030-01-02', usages: 7 }] } });
    const { data } = await gateway.ask(
      `query ($i: ID!) { campaign(id: $i) { redemptions(search: "ü") { nodes { redemptionId code userId name } csvUrl }
        usage(timeZone: "Europe/Kyiv") { date usageCount } } }`,
      { i: id },
      bearer(),
    );
    expect(data.campaign).toMatchObject({
      redemptions: { nodes: [{ redemptionId: 1, code: 'C', userId: null, name: null }] },
      usage: [{ date: '2030-01-02', usageCount: 7 }],
    });
    expect(gateway.paths().some((called) => called.endsWith('usage?timeZone=Europe/Kyiv'))).toBe(true);
  });

  test('CAMP-01 ROLE-10 courses to choose from, by name', async () => {
    gateway.on('GET', '/api/v1/secured/campaigncourses', {
      body: aPage([{ id: 258, name: 'Painting', published: true, voucherActivated: false }]),
    });
    const { data } = await gateway.ask(
      '{ campaignCourses(first: 10, search: "paint") { nodes { courseId name } } }',
      {},
      bearer(),
    );
    expect(data.campaignCourses.nodes).toEqual([{ courseId: 258, name: 'Painting' }]);
    expect(queryOf()).toBe("page=0&size=10&q=name=='*paint*'");
  });
});
