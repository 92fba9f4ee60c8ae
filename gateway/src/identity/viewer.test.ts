import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mePath } from '../testing/browser.ts';
import { aGamificationItem, aUser, aUserGamification } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

const query = `{ viewer { preferences { colorMode fontSize colorScheme imageMode } consentDue { consentId url }
  mayEditProfile hasPassword rightsWait user { language } } }`;

test('I18N-04 WS-20 ROLE-08 what follows a person to every device, and what they have still to accept, in one call', async () => {
  gateway.on('GET', mePath, {
    body: aUser({
      language: 'uk',
      preferences: { colorMode: 'dark', fontSize: 22, colorScheme: 'white-on-black', imageMode: 'hidden' },
      consentDue: { id: 13, url: '/consent-2' },
      mayCustomise: true,
      hasPassword: false,
      rightsWait: true,
    }),
  });
  const { data } = await gateway.ask(query, {}, bearer());
  expect(data.viewer).toEqual({
    preferences: { colorMode: 'DARK', fontSize: 22, colorScheme: 'WHITE_ON_BLACK', imageMode: 'HIDDEN' },
    consentDue: { consentId: 13, url: 'http://localhost/consent-2' },
    mayEditProfile: true,
    hasPassword: false,
    rightsWait: true,
    user: { language: 'UK' },
  });
  expect(gateway.calls).toHaveLength(1);
});

test('someone who has chosen nothing has the defaults', async () => {
  gateway.on('GET', mePath, { body: aUser() });
  expect((await gateway.ask(query, {}, bearer())).data.viewer).toMatchObject({
    preferences: { colorMode: null, fontSize: null, colorScheme: null, imageMode: null },
    consentDue: null,
  });
});

test.each([
  ['a learner', []],
  ['a course admin', ['ROLE_COURSE_ADMIN']],
  ['a voucher admin', ['ROLE_VOUCHER_ADMIN']],
  ['an admin', ['ROLE_ADMIN', 'ROLE_COURSE_ADMIN', 'ROLE_VOUCHER_ADMIN']],
] as const)(
  'ROLE-02 ROLE-05 ROLE-14 TRIAL-04 %s has the roles that the platform says, and no other',
  async (_who, roles) => {
    gateway.on('GET', mePath, { body: aUser({ roles }) });
    const { data } = await gateway.ask('{ viewer { user { roles } } }', {}, bearer());
    expect(data.viewer.user.roles).toEqual(roles);
  },
);

describe('changing them', () => {
  const mutation = `mutation($i: UpdatePreferencesInput!) { updatePreferences(input: $i) {
    viewer { preferences { colorMode fontSize } } userErrors { code field } } }`;

  test.each([
    [{ colorMode: 'DARK' }, { colorMode: 'dark' }],
    [
      { fontSize: 37, colorScheme: 'WHITE_ON_BLACK', imageMode: 'MONOCHROME' },
      { fontSize: 37, colorScheme: 'white-on-black', imageMode: 'monochrome' },
    ],
    [
      { colorMode: null, fontSize: null, colorScheme: null, imageMode: null },
      { colorMode: null, fontSize: null, colorScheme: null, imageMode: null },
    ],
    [{}, {}],
  ])('OP-14 left out stays, null goes back to the default: %j', async (input, preferences) => {
    gateway.on('PATCH', mePath, {
      body: aUser({ preferences: { colorMode: 'dark', fontSize: 16, colorScheme: null, imageMode: null } }),
    });
    const { data } = await gateway.ask(mutation, { i: input }, bearer());
    expect(data.updatePreferences).toEqual({
      viewer: { preferences: { colorMode: 'DARK', fontSize: 16 } },
      userErrors: [],
    });
    expect(gateway.calls).toHaveLength(1);
    expect(gateway.calls[0]?.body).toEqual({ preferences });
  });

  test('a size outside 10 to 37 is refused at its field', async () => {
    gateway.on('PATCH', mePath, {
      status: 400,
      body: { code: 'INVALID', message: 'no', errors: [{ field: 'preferences.fontSize', message: 'at least 10' }] },
    });
    const { data } = await gateway.ask(mutation, { i: { fontSize: 9 } }, bearer());
    expect(data.updatePreferences).toEqual({ viewer: null, userErrors: [{ code: 'INVALID', field: 'fontSize' }] });
  });
});

test('GW-27 GW-28 ACH-08 fields and rights of a user', async () => {
  gateway.on('GET', mePath, {
    body: aUser({
      name: 'N',
      picture: '/p',
      phone: '1',
      language: 'uk',
      address: { street: 'S', postalCode: 'P', country: 'DE' },
      roles: ['ROLE_ADMIN', 'ROLE_COURSE_ADMIN', 'ROLE_VOUCHER_ADMIN'],
      createCourse: true,
      createVoucher: false,
      latestUserCourseGamification: aUserGamification({ id: 9 }),
      avatarFrame: aUserGamification({ id: 8, gamification: aGamificationItem({ kind: 'FRAME', imageUrl: '/f' }) }),
    }),
  });
  const { data } = await gateway.ask(
    `{ viewer { user { userId username name pictureUrl phone language address { street postalCode country }
      roles createCourse createVoucher latestAchievement { earnedAchievementId }
      avatarFrame { earnedAchievementId achievement { frame imageUrl } } } } }`,
    {},
    bearer(),
  );
  expect(data.viewer.user).toEqual({
    userId: 1200,
    username: 'learner@demo.test',
    name: 'N',
    pictureUrl: 'http://localhost/p',
    phone: '1',
    language: 'UK',
    address: { street: 'S', postalCode: 'P', country: 'DE' },
    roles: ['ROLE_ADMIN', 'ROLE_COURSE_ADMIN', 'ROLE_VOUCHER_ADMIN'],
    createCourse: true,
    createVoucher: false,
    latestAchievement: { earnedAchievementId: 9 },
    avatarFrame: { earnedAchievementId: 8, achievement: { frame: true, imageUrl: 'http://localhost/f' } },
  });
});
