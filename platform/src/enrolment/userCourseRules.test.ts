import { describe, expect, test } from 'vitest';
import { someTime } from '../content/outlineBuilder.testkit.ts';
import { enrolRefusal, viewOnlyReason, type EnrolmentFacts } from './userCourseRules.ts';

const earlier = '2030-01-30T09:00:00.000Z';
const later = '2030-02-28T09:00:00.000Z';

describe('what may still be done', () => {
  const active = { finishTime: null, completed: false, expireTime: null };
  const open = { endTime: null };

  test('ENR-07 a user course is active until its finish time is set', () => {
    expect(viewOnlyReason(active, open, someTime)).toBeNull();
    expect(viewOnlyReason({ ...active, finishTime: earlier, completed: true }, open, someTime)).toBe('COMPLETED');
  });

  test('ENR-08 after giving up it can be viewed only', () => {
    expect(viewOnlyReason({ ...active, finishTime: earlier }, open, someTime)).toBe('GAVE_UP');
  });

  test('OP-21 after its expire time it can be viewed only', () => {
    expect(viewOnlyReason({ ...active, expireTime: later }, open, someTime)).toBeNull();
    expect(viewOnlyReason({ ...active, expireTime: someTime }, open, someTime)).toBe('EXPIRED');
  });

  test('OP-21 ENR-09 what ran out stays so once it is ended, and what was given up or completed before is that', () => {
    const ended = { ...active, expireTime: earlier };
    expect(viewOnlyReason({ ...ended, finishTime: earlier }, open, someTime)).toBe('EXPIRED');
    expect(viewOnlyReason({ ...ended, expireTime: someTime, finishTime: earlier }, open, later)).toBe('GAVE_UP');
    expect(viewOnlyReason({ ...ended, finishTime: earlier, completed: true }, open, someTime)).toBe('COMPLETED');
  });

  test('OP-51 after the end of the course learners may view', () => {
    expect(viewOnlyReason(active, { endTime: later }, someTime)).toBeNull();
    expect(viewOnlyReason(active, { endTime: someTime }, someTime)).toBe('COURSE_ENDED');
  });
});

describe('enrolling', () => {
  const open: EnrolmentFacts = {
    type: null,
    voucherActivated: false,
    preEnrollAllowed: false,
    startTime: null,
    endTime: null,
  };

  test('ENR-01 a course without dates takes everyone', () => {
    expect(enrolRefusal(open, someTime)).toBeNull();
    expect(enrolRefusal({ ...open, startTime: earlier, endTime: later }, someTime)).toBeNull();
  });

  test('ENR-04 OP-51 before the start only with pre-enrolment', () => {
    expect(enrolRefusal({ ...open, startTime: later }, someTime)).toBe('NOT_STARTED');
    expect(enrolRefusal({ ...open, startTime: later, preEnrollAllowed: true }, someTime)).toBeNull();
  });

  test('OP-51 after the end nobody enrols', () => {
    expect(enrolRefusal({ ...open, endTime: someTime, preEnrollAllowed: true }, someTime)).toBe('ENDED');
  });

  test('OP-50 a voucher course is not entered directly', () => {
    expect(enrolRefusal({ ...open, voucherActivated: true }, someTime)).toBe('VOUCHER_NEEDED');
  });
});
