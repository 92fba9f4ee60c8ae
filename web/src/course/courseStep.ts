/** What the rule needs to know of a course and its learner. */
export interface CourseStepInput {
  /** What can be done about enrolment (schema `EnrolmentState`). */
  readonly enrolment: string;
  /** The learner's phase; null for someone who never enrolled. */
  readonly phase: string | null;
  /** Whether the content is open yet. */
  readonly started: boolean;
}

/** The one main action of a course page, and whether enrolling again stands beside it. */
export interface CourseStep {
  main:
    | 'study'
    | 'waiting'
    | 'read'
    | 'enrol'
    | 'preEnrol'
    | 'signIn'
    | 'external'
    | 'voucher'
    | 'willStart'
    | 'finished';
  /** A second action: enrol again after completing, or read what was given up (ENR-08, ENR-09). */
  beside: 'enrolAgain' | 'read' | null;
}

/**
 * What a course page offers first. An active learner studies, or waits for the start; a completed one reads, and may enrol again; one who gave up enrols
 * again, and may still read, as one whose time ran out; everybody else follows the enrolment option.
 */
export function courseStep({ enrolment, phase: reached, started }: CourseStepInput): CourseStep {
  if (enrolment === 'EXTERNAL') return { main: 'external', beside: null };
  const active = reached === 'ENROLLED' || reached === 'IN_PROGRESS';
  if (active && enrolment === 'ENROLLED') return { main: started ? 'study' : 'waiting', beside: null };
  // What has run out is as what was given up.
  const phase = active ? 'GAVE_UP' : reached;
  const mayEnrol = enrolment === 'ENROL' || enrolment === 'PRE_ENROL';
  if (phase === 'COMPLETED') return { main: 'read', beside: mayEnrol ? 'enrolAgain' : null };
  if (phase === 'GAVE_UP' && !mayEnrol && enrolment !== 'VOUCHER') return { main: 'read', beside: null };
  const beside = phase === 'GAVE_UP' ? 'read' : null;
  switch (enrolment) {
    case 'ENROL':
      return { main: 'enrol', beside };
    case 'PRE_ENROL':
      return { main: 'preEnrol', beside };
    case 'SIGN_IN':
      return { main: 'signIn', beside };
    case 'VOUCHER':
      return { main: 'voucher', beside };
    case 'WILL_START':
      return { main: 'willStart', beside };
    case 'FINISHED':
      return { main: 'finished', beside };
    default:
      return { main: 'study', beside };
  }
}
