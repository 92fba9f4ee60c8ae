import type { IntlShape } from 'react-intl';
import { jobMessages as messages } from './messages.ts';
import type { JobKind, JobState } from './__generated__/JobReport_job.graphql.ts';

/** What a kind of job is called. */
const kindNames: Readonly<Record<JobKind, (typeof messages)[keyof typeof messages]>> = {
  PEOPLE_IMPORT: messages.people_import,
  PEOPLE_IMPORT_TRIAL: messages.people_import_trial,
  PEOPLE_CHANGE: messages.people_change,
  PEOPLE_UNDO: messages.people_undo,
  PERSONNEL_SYNC: messages.personnel_sync,
  PEOPLE_ENROLMENT: messages.people_enrolment,
  PEOPLE_ENROLMENT_TRIAL: messages.people_enrolment_trial,
  ENROLMENT_CHANGE: messages.enrolment_change,
  ENROLMENT_CHANGE_TRIAL: messages.enrolment_change_trial,
  LINK_CHECK: messages.link_check,
  ANSWER_GRADING: messages.answer_grading,
  ENROLMENT_UNDO: messages.enrolment_undo,
  LEARNER_MESSAGE: messages.learner_message,
  GROUP_MEMBERS: messages.group_members,
  GROUP_MEMBERS_TRIAL: messages.group_members_trial,
  COURSE_CHANGE: messages.course_change,
  COURSE_CHANGE_TRIAL: messages.course_change_trial,
  COURSE_DELETION: messages.course_deletion,
  COURSE_UNDO: messages.course_undo,
  EXPORT: messages.export,
  OTHER: messages.other,
};

/** What one job is called: an export by what it is of. */
export const jobName = (
  intl: IntlShape,
  { kind, exported }: { readonly kind: JobKind; readonly exported: string | null | undefined },
): string =>
  exported == null ? intl.formatMessage(kindNames[kind]) : intl.formatMessage(messages.exportOf, { exported });

/** Kinds that say what would be done, and do nothing. */
export const trials: ReadonlySet<string> = new Set<JobKind>([
  'PEOPLE_IMPORT_TRIAL',
  'PEOPLE_ENROLMENT_TRIAL',
  'ENROLMENT_CHANGE_TRIAL',
  'GROUP_MEMBERS_TRIAL',
  'COURSE_CHANGE_TRIAL',
]);

/** What a state of a job is called. */
export const stateNames: Readonly<Record<JobState, (typeof messages)[keyof typeof messages]>> = {
  WAITING: messages.waiting,
  RUNNING: messages.running,
  DONE: messages.done,
  FAILED: messages.failed,
  CANCELLED: messages.cancelled,
};
