import { describe, expect, it } from 'vitest';
import { courseStep } from './courseStep.ts';

describe('courseStep', () => {
  it('ENR-10 lets an active learner study', () => {
    expect(courseStep({ enrolment: 'ENROLLED', phase: 'ENROLLED', started: true }).main).toBe('study');
    expect(courseStep({ enrolment: 'ENROLLED', phase: 'IN_PROGRESS', started: true }).main).toBe('study');
  });

  it('OP-51 lets someone who enrolled early wait for the start', () => {
    expect(courseStep({ enrolment: 'ENROLLED', phase: 'ENROLLED', started: false }).main).toBe('waiting');
  });

  it('ENR-09 offers to enrol again after giving up, and ENR-08 to read', () => {
    expect(courseStep({ enrolment: 'ENROL', phase: 'GAVE_UP', started: true })).toEqual({
      main: 'enrol',
      beside: 'read',
    });
    expect(courseStep({ enrolment: 'FINISHED', phase: 'GAVE_UP', started: true })).toEqual({
      main: 'read',
      beside: null,
    });
  });

  it('ENR-09 OP-21 one whose time ran out enrols again as one who gave up, and may read', () => {
    for (const phase of ['ENROLLED', 'IN_PROGRESS']) {
      expect(courseStep({ enrolment: 'ENROL', phase, started: true })).toEqual({ main: 'enrol', beside: 'read' });
      expect(courseStep({ enrolment: 'FINISHED', phase, started: true })).toEqual({ main: 'read', beside: null });
    }
  });

  it('ENR-09 OP-50 asks for a code again after giving up a course that needs one', () => {
    expect(courseStep({ enrolment: 'VOUCHER', phase: 'GAVE_UP', started: true })).toEqual({
      main: 'voucher',
      beside: 'read',
    });
  });

  it('ENR-09 offers to enrol again beside reading after completing', () => {
    expect(courseStep({ enrolment: 'ENROL', phase: 'COMPLETED', started: true })).toEqual({
      main: 'read',
      beside: 'enrolAgain',
    });
    expect(courseStep({ enrolment: 'FINISHED', phase: 'COMPLETED', started: true })).toEqual({
      main: 'read',
      beside: null,
    });
  });

  it.each([
    ['SIGN_IN', 'signIn'],
    ['ENROL', 'enrol'],
    ['PRE_ENROL', 'preEnrol'],
    ['VOUCHER', 'voucher'],
    ['WILL_START', 'willStart'],
    ['FINISHED', 'finished'],
    ['EXTERNAL', 'external'],
  ])('ENR-01 ENR-04 follows the enrolment option %s of someone who never enrolled', (enrolment, main) => {
    expect(courseStep({ enrolment, phase: null, started: true })).toEqual({ main, beside: null });
  });

  it.each([
    ['ENROLLED', 'IN_PROGRESS', 'study'],
    ['UNPUBLISHED', 'IN_PROGRESS', 'read'],
    ['UNPUBLISHED', 'GAVE_UP', 'read'],
    ['UNPUBLISHED', 'COMPLETED', 'read'],
  ])(
    'OP-53 one whose enrolment is %s and phase %s in an unpublished course may %s, and no more',
    (enrolment, phase, main) => {
      expect(courseStep({ enrolment, phase, started: true })).toEqual({ main, beside: null });
    },
  );

  it.each(['ENROLLED', 'IN_PROGRESS', 'GAVE_UP', 'COMPLETED'])(
    'OP-98 a course on another site keeps the way there for one whose enrolment is %s',
    (phase) => {
      expect(courseStep({ enrolment: 'EXTERNAL', phase, started: true })).toEqual({ main: 'external', beside: null });
    },
  );
});
