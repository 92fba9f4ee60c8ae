import { expect, test } from 'vitest';
import { aCourse } from '../testing/builders.ts';
import { toCourseModel } from './courseMappers.ts';
import { toEnrolmentOption, type Enrollee } from './enrolmentOption.ts';

const start = '2030-02-01T09:00:00.000Z';
const end = '2030-03-01T09:00:00.000Z';

const optionOf = (course: Parameters<typeof aCourse>[0], viewer: Partial<Enrollee> = {}) =>
  toEnrolmentOption(toCourseModel(aCourse(course)), { signedIn: true, userCourse: null, ...viewer });

test('ENR-04 OP-51 before the start only pre-enrolment is offered, and only where it is allowed', () => {
  const early = { timing: 'WILL_START', availableFromTime: start } as const;
  expect(optionOf({ ...early, preEnrollAllowed: true })).toMatchObject({ state: 'PRE_ENROL', startTime: start });
  expect(optionOf({ ...early, preEnrollAllowed: false })).toMatchObject({ state: 'WILL_START', startTime: start });
  // Who is not signed in hears first that the course has not begun.
  expect(optionOf({ ...early, preEnrollAllowed: false }, { signedIn: false }).state).toBe('WILL_START');
  expect(optionOf({ ...early, preEnrollAllowed: true }, { signedIn: false }).state).toBe('SIGN_IN');
});

test('ENR-01 OP-51 while it runs enrolling is offered, and after its end nothing', () => {
  expect(optionOf({ timing: 'RUNNING' })).toMatchObject({ state: 'ENROL', startTime: null });
  expect(optionOf({ timing: 'FINISHED', availableUntilTime: end })).toMatchObject({ state: 'FINISHED', endTime: end });
});

test('ENR-02 OP-50 a course for codes asks for one', () => {
  expect(optionOf({ timing: 'RUNNING', voucherActivated: true }).state).toBe('VOUCHER');
});

test('ENR-07 anyone who has an active user course is enrolled, whatever else holds', () => {
  for (const timing of ['WILL_START', 'RUNNING', 'FINISHED'] as const) {
    expect(optionOf({ timing, voucherActivated: true }, { userCourse: 'ACTIVE' }).state).toBe('ENROLLED');
  }
});

test.each([
  [{ published: false }, 'ACTIVE', 'ENROLLED'],
  [{ published: false }, 'CLOSED', 'UNPUBLISHED'],
  [{ published: false }, null, 'ENROL'],
  [{ template: true }, 'CLOSED', 'UNPUBLISHED'],
  [{ published: false, voucherActivated: true }, 'CLOSED', 'UNPUBLISHED'],
  [{ published: false, timing: 'FINISHED' }, 'ACTIVE', 'ENROLLED'],
  [{}, 'CLOSED', 'ENROL'],
] as const)('OP-53 of a course %j somebody whose user course is %s is told %s', (course, userCourse, state) => {
  expect(optionOf(course, { userCourse }).state).toBe(state);
});
