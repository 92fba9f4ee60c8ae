import { describe, expect, test } from 'vitest';
import { FieldProblems } from '../shared/fieldProblems.ts';
import { checkCampaign, statusOf, type CampaignFields } from './campaignRules.ts';
import { makeCodes, readingsOf } from './codeRules.ts';

const now = '2030-01-31T09:00:00.000Z';
const [before, after] = ['2030-01-31T08:59:59.999Z', '2030-01-31T09:00:00.001Z'];

const fields = (change: Partial<CampaignFields> = {}): CampaignFields => ({
  name: 'Spring',
  courseId: 258,
  redeemType: 'UNIQUE_CODE',
  startTime: before,
  endTime: null,
  maxUsages: 0,
  active: true,
  ...change,
});

describe('campaigns', () => {
  test.each([
    ['RUNNING', {}],
    ['RUNNING', { startTime: now, endTime: after }],
    ['SCHEDULED', { startTime: after }],
    ['EXPIRED', { endTime: now }],
    ['EXPIRED', { endTime: now, active: false }],
    ['OFF', { active: false }],
    ['OFF', { active: false, startTime: after }],
  ] as const)('CAMP-04 CAMP-05 is %s: %j', (status, change) => {
    expect(statusOf({ courseEndTime: null, ...fields(change) }, now)).toBe(status);
  });

  test.each([
    ['COURSE_ENDED', { courseEndTime: now }],
    ['COURSE_ENDED', { courseEndTime: before, active: false }],
    ['COURSE_ENDED', { courseEndTime: before, startTime: after }],
    ['EXPIRED', { courseEndTime: before, endTime: now }],
    ['RUNNING', { courseEndTime: after }],
  ] as const)(
    'OP-159 CAMP-04 a campaign is %s by the end of its course: %j',
    (status, { courseEndTime, ...change }) => {
      expect(statusOf({ courseEndTime, ...fields(change) }, now)).toBe(status);
    },
  );

  test('OP-86 ends after it starts, and keeps its course once a code was used', () => {
    const problemsOf = (change: Partial<CampaignFields>, usageCount: number | null = null) => {
      const problems = new FieldProblems();
      checkCampaign(fields(change), usageCount === null ? null : { ...fields(), usageCount }, problems);
      return problems.errors.map(({ field }) => field);
    };
    expect(problemsOf({ endTime: before })).toEqual(['endTime']);
    expect(problemsOf({ endTime: now })).toEqual([]);
    expect(problemsOf({ courseId: 1 }, 0)).toEqual([]);
    expect(problemsOf({ courseId: 1 }, 1)).toEqual(['courseId']);
  });

  test('VOUCH-01 codes differ, have 60 bits, and nothing in them is taken for something else', () => {
    const codes = makeCodes(1000);
    expect(new Set(codes).size).toBe(1000);
    for (const code of codes) {
      expect(code).toMatch(/^[A-HJ-NP-Z2-9]{12}$/);
    }
    expect(new Set(codes.join('')).size).toBe(32);
  });

  test.each([
    ' ABCD-EFGH 2345\t',
    'ABCD–EFGH–2345',
    'ABCD—EFGH—2345',
    'ABCD‑EFGH‒2345',
    'ABCD−EFGH－2345',
    'ABCD - EFGH - 2345',
    'ABCD-EFGH-2345\u200b',
    '\ufeffABCD\u00ad-EFGH\u200d-2345\u200e',
    'ABCD\u00a0EFGH\u202f2345\u3000',
    'ＡＢＣＤ－ＥＦＧＨ－２３４５',
    '„ABCD-EFGH-2345“',
    '(ABCD-EFGH-2345).',
    '<ABCD-EFGH-2345>,',
    '**ABCD-EFGH-2345**',
    '‘ABCD EFGH 2345’!',
    'ABCD_EFGH/2345',
    'ABCDー EFGHー2345',
    'ABCDｰEFGHｰ2345',
    'АВСDЕFGН2345',
  ])('VOUCH-03 OP-125 the code is found in %j', (typed) => {
    expect(readingsOf(typed)).toContain('ABCDEFGH2345');
  });

  test.each([
    'Code: ABCD-EFGH-2345',
    'code：ABCD-EFGH-2345.',
    'Dein Gutschein-Code: „ABCD-EFGH-2345“',
    'Код: ABCD-EFGH-2345',
    'Votre code : ABCD-EFGH-2345',
    '"Code: ABCD EFGH 2345".',
    'https://learn.example/redeem?code=ABCD-EFGH-2345',
    'learn.example/redeem?lang=de&code=ABCD-EFGH-2345#top',
    'https://learn.example/redeem?lang=de&amp;code=ABCD-EFGH-2345',
    '<https://learn.example/redeem?code=ABCD-EFGH-2345>',
    'Redeem it: https://learn.example/redeem?code=ABCD%20EFGH%202345.',
    'https://learn.example/redeem?code=%20ABCD-EFGH-2345%20',
    'https://learn.example/redeem?code=ABCD+EFGH+2345',
    'https://learn.example/redeem?CODE=%E2%80%9EABCD-EFGH-2345%E2%80%9C',
    'https://safelinks.example/?url=https%3A%2F%2Flearn.example%2Fredeem%3Fcode%3DABCD-EFGH-2345&data=1',
    'code=ABCD-EFGH-2345',
    '%20ABCD-EFGH-2345%20',
    '&nbsp;ABCD-EFGH-2345&nbsp;',
    'ABCD&#8209;EFGH&ndash;2345',
    'ABCD-EFGH-2345;',
    'ABCD-EFGH-2345…',
  ])('VOUCH-03 OP-200 the code is found within %j', (typed) => {
    expect(readingsOf(typed)).toContain('ABCDEFGH2345');
  });

  test.each(['50%OFF', 'A&B', 'A=B', '%E0%A4%A', '&nothing;X', 'X?code='])(
    'VOUCH-03 OP-200 %j itself comes first',
    (typed) => {
      expect(readingsOf(typed)[0]).toBe(typed);
    },
  );

  test('VOUCH-03 OP-125 a code that has marks of its own comes first', () => {
    expect(readingsOf('SPRING–2030')).toEqual(['SPRING–2030', 'SPRING-2030', 'SPRING2030']);
    expect(readingsOf('"SALE!"')).toEqual(['"SALE!"', 'SALE!', 'SALE']);
    expect(readingsOf('!')).toEqual(['!']);
    expect(readingsOf('スーパー')[0]).toBe('スーパー');
    expect(readingsOf('SPRINGー2030')).toContain('SPRING-2030');
  });
});
