import type { EnrolmentOption, EnrolmentState } from '../generated/resolverTypes.ts';
import type { CourseModel } from './courseMappers.ts';

type Facts = Pick<
  CourseModel,
  | 'type'
  | 'timing'
  | 'published'
  | 'template'
  | 'voucherActivated'
  | 'preEnrollAllowed'
  | 'startTime'
  | 'availableFromTime'
  | 'availableUntilTime'
>;

/** What the viewer has to do with a course. */
export interface Enrollee {
  readonly signedIn: boolean;
  /** `CLOSED`: a user course that was finished, or whose time ran out. */
  readonly userCourse: 'ACTIVE' | 'CLOSED' | null;
}

/**
 * What a viewer can do about enrolment, put into words from the course's facts (ENR-01, ENR-04, OP-50, OP-51). The platform
 * decides when they try; this only says beforehand which control to show.
 */
export function toEnrolmentOption(course: Facts, viewer: Enrollee): EnrolmentOption {
  const state = stateOf(course, viewer);
  const waits = state === 'WILL_START' || state === 'PRE_ENROL';
  return {
    state,
    startTime: waits ? (course.availableFromTime ?? course.startTime) : null,
    endTime: state === 'FINISHED' ? course.availableUntilTime : null,
  };
}

function stateOf(course: Facts, { signedIn, userCourse }: Enrollee): EnrolmentState {
  // Anyone who enrolled before that was refused still needs the way there (OP-98).
  if (course.type === 'EXTERNAL') return 'EXTERNAL';
  if (userCourse === 'ACTIVE') return 'ENROLLED';
  if (userCourse !== null && (!course.published || course.template)) return 'UNPUBLISHED';
  if (course.timing === 'FINISHED') return 'FINISHED';
  if (course.timing === 'WILL_START' && !course.preEnrollAllowed) return 'WILL_START';
  if (!signedIn) return 'SIGN_IN';
  if (course.voucherActivated) return 'VOUCHER';
  return course.timing === 'WILL_START' ? 'PRE_ENROL' : 'ENROL';
}
