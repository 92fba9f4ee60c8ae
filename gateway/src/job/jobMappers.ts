import { z } from 'zod';
import type { ExportKind, Job, JobKind, JobRow, JobRowCourse } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { JobRowWire, JobWire } from './jobWire.ts';

/** Its rows are read by a call of their own (`Job.ts`), and so are people. */
export type JobModel = Omit<Job, 'rows' | 'orderedBy'>;
export type JobRowModel = Omit<JobRow, 'person' | 'course'> & { readonly course: JobRowCourseModel | null };
export type JobRowCourseModel = Omit<JobRowCourse, 'course'>;

/** Kinds by their name on the platform. */
const kinds: ReadonlyMap<string, JobKind> = new Map([
  ['people-import', 'PEOPLE_IMPORT'],
  ['people-import-trial', 'PEOPLE_IMPORT_TRIAL'],
  ['people-change', 'PEOPLE_CHANGE'],
  ['people-undo', 'PEOPLE_UNDO'],
  ['personnel-sync', 'PERSONNEL_SYNC'],
  ['people-enrolment', 'PEOPLE_ENROLMENT'],
  ['people-enrolment-trial', 'PEOPLE_ENROLMENT_TRIAL'],
  ['enrolment-change', 'ENROLMENT_CHANGE'],
  ['enrolment-change-trial', 'ENROLMENT_CHANGE_TRIAL'],
  ['enrolment-undo', 'ENROLMENT_UNDO'],
  ['answer-grading', 'ANSWER_GRADING'],
  ['link-check', 'LINK_CHECK'],
  ['learner-message', 'LEARNER_MESSAGE'],
  ['group-members', 'GROUP_MEMBERS'],
  ['group-members-trial', 'GROUP_MEMBERS_TRIAL'],
  ['course-change', 'COURSE_CHANGE'],
  ['course-change-trial', 'COURSE_CHANGE_TRIAL'],
  ['course-deletion', 'COURSE_DELETION'],
  ['course-undo', 'COURSE_UNDO'],
  ['export', 'EXPORT'],
]);

/** What exports are of; one of a later platform is not named. */
const exportKinds: Readonly<Record<ExportKind, true>> = {
  PEOPLE: true,
  USER_COURSES: true,
  CERTIFICATES: true,
  VOUCHERS: true,
  REDEMPTIONS: true,
  DISCUSSION_QUESTIONS: true,
  AUDIT_ENTRIES: true,
  COURSES: true,
};
const isExportKind = (name: string): name is ExportKind => Object.hasOwn(exportKinds, name);

export const toJob = ({ id, ...wire }: JobWire): JobModel => ({
  id: toGlobalId('Job', id),
  jobId: id,
  kind: kinds.get(wire.kind) ?? 'OTHER',
  exported: wire.exported !== null && isExportKind(wire.exported) ? wire.exported : null,
  state: wire.state,
  doneCount: wire.done,
  totalCount: wire.total,
  rowCounts: wire.rows,
  orderedById: wire.actorId,
  createTime: wire.createdTime,
  startTime: wire.startTime,
  endTime: wire.endTime,
  cancelTime: wire.cancelTime,
  result: wire.result && {
    url: `/api/v1/secured/jobs/${id}/result.jsonl.gz`,
    rowCount: wire.result.rows,
    bytes: wire.result.bytes,
    expireTime: wire.result.expireTime,
  },
});

/** The names that kinds have on the platform. */
export const kindNames = (asked: readonly JobKind[]): string[] =>
  [...kinds].filter(([, kind]) => asked.includes(kind)).map(([name]) => name);

/** What rows of any kind of job say in the same shape; their other params depend on the code. */
const commonParams = z.object({
  groups: z.array(z.object({ id: z.int(), name: z.string() })).catch([]),
  groupProblems: z.array(z.object({ name: z.string(), code: z.string() })).catch([]),
  invited: z.boolean().nullable().catch(null),
  userCourseId: z.int().nullable().catch(null),
});

function readCommonParams(
  params: JobRowWire['params'],
): Pick<JobRow, 'groupProblems' | 'groups' | 'invited' | 'userCourseId'> {
  const { groups, ...same } = commonParams.parse(params);
  return { ...same, groups: groups.map(({ id, name }) => ({ groupId: id, name })) };
}

const author = z.object({ id: z.int(), username: z.string(), name: z.string() });
/** What a row of a job on courses says. */
const courseParams = z.object({
  courseId: z.int(),
  learners: z.object({ enrolled: z.int(), withProgress: z.int(), completed: z.int(), certificates: z.int() }),
  parts: z.array(z.string()).catch([]),
  lockedBy: author.nullable().catch(null),
});

/** Rows of enrolments name courses, too, and are not about them: those that are tell of its learners. */
function readCourse(params: JobRowWire['params']): JobRowCourseModel | null {
  const read = courseParams.safeParse(params);
  if (!read.success) return null;
  const { courseId, learners, parts, lockedBy } = read.data;
  return {
    courseId,
    learnerCount: learners.enrolled,
    withProgressCount: learners.withProgress,
    completedCount: learners.completed,
    certificateCount: learners.certificates,
    unfinishedParts: parts,
    lockedBy: lockedBy && { userId: lockedBy.id, username: lockedBy.username, name: lockedBy.name },
  };
}

export const toJobRow = ({ params: { message, ...params }, doneTime, ...wire }: JobRowWire): JobRowModel => ({
  ...wire,
  endTime: doneTime,
  message: typeof message === 'string' ? message : null,
  ...readCommonParams(params),
  course: readCourse(params),
  params,
});
