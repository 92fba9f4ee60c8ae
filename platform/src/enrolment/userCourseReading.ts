/** User courses with everything that is computed from them. */
import type { IsoTime, LectureBody, Outline } from '../content/content.ts';
import { loadLectureBodies, loadOutlines } from '../content/contentQueries.ts';
import type { QuestionAudience } from '../content/question/questionView.ts';
import { creatorFilter } from '../course/policy.ts';
import type { Trx } from '../db/database.ts';
import type { Viewer } from '../http/access.ts';
import type { Id } from '../shared/id.ts';
import { seesAsAuthor } from './policy.ts';
import { progressOf, type CourseFacts, type Progress } from './progressRules.ts';
import { loadStates, type UserCourseScope } from './userCourseQueries.ts';
import { courseFactsOf, progressRowsOf, type UserCourseRecord, type UserCourseState } from './userCourseRecord.ts';
import { viewOnlyReason, type ViewOnlyReason } from './userCourseRules.ts';

/** A user course at one moment, for one reader. */
export interface UserCourseReading {
  readonly record: UserCourseRecord;
  readonly outline: Outline;
  readonly facts: CourseFacts;
  readonly state: UserCourseState;
  readonly progress: Progress;
  readonly viewOnly: ViewOnlyReason | null;
  readonly audience: QuestionAudience;
  readonly now: IsoTime;
}

/** Who reads. `asLearner`: an admin who views as a non-admin (OP-91). */
export interface ReaderOptions {
  readonly viewer: Viewer;
  readonly asLearner: boolean;
  readonly now: Date;
}

/** Someone who asks, or the learner whose user course it is, for work that nobody waits for. */
type ReadAs = ReaderOptions | { readonly audience: QuestionAudience; readonly now: Date };

type States = Awaited<ReturnType<typeof loadStates>>;

/** Reads what belongs to the records; their order is kept. At most two queries, however many they are. */
export async function readUserCourses(
  trx: Trx,
  records: readonly UserCourseRecord[],
  options: ReadAs,
): Promise<readonly UserCourseReading[]> {
  if (records.length === 0) {
    return [];
  }
  const states = await loadStates(
    trx,
    records.map((record) => record.id),
  );
  return readingsOf(trx, records, states, options);
}

/** {@link readUserCourses} of one; `states` where they were read together with the record. */
export async function readUserCourse(
  trx: Trx,
  record: UserCourseRecord,
  options: ReadAs,
  states?: States,
): Promise<UserCourseReading> {
  const [reading] = await (states === undefined
    ? readUserCourses(trx, [record], options)
    : readingsOf(trx, [record], states, options));
  return present(reading);
}

async function readingsOf(
  trx: Trx,
  records: readonly UserCourseRecord[],
  states: States,
  options: ReadAs,
): Promise<readonly UserCourseReading[]> {
  const outlines = await loadOutlines(
    trx,
    records.map((record) => record.course),
  );
  return records.map((record) =>
    readingOf(record, present(outlines.get(record.course.id)), present(states.get(record.id)), options),
  );
}

/** The same user course after something was done in it. */
export function readingAfter(
  reading: UserCourseReading,
  changes: { readonly record?: UserCourseRecord; readonly state?: UserCourseState },
): UserCourseReading {
  const record = changes.record ?? reading.record;
  const state = changes.state ?? reading.state;
  return {
    ...reading,
    record,
    state,
    progress: progressOf(reading.outline, reading.facts, progressRowsOf(record, state), reading),
    viewOnly: viewOnlyReason(record, reading.facts, reading.now),
  };
}

/** Bodies of all lectures of the readings, by hash; at most one query. */
export function loadBodiesOf(
  trx: Trx,
  readings: readonly UserCourseReading[],
): Promise<ReadonlyMap<string, LectureBody>> {
  const hashes = readings.flatMap((reading) =>
    reading.outline.modules.flatMap((module) => module.lectures.map((lecture) => lecture.bodyHash)),
  );
  return loadLectureBodies(trx, readings[0]?.record.course.workspaceId ?? 0, hashes);
}

/** Admins of the course see it as its authors, unless they view as learners (QUIZ-12, OP-54, OP-91). */
function audienceOf(
  { viewer, asLearner }: Pick<ReaderOptions, 'viewer' | 'asLearner'>,
  course: { readonly createdBy: Id | null },
): QuestionAudience {
  return !asLearner && seesAsAuthor(viewer, course) ? 'AUTHOR' : 'LEARNER';
}

/** The user courses in all courses that the viewer, a course admin at least, may see the progress of. */
export function administeredBy(viewer: Viewer): UserCourseScope {
  const createdBy = creatorFilter(viewer);
  return createdBy === null ? {} : { createdBy };
}

function readingOf(
  record: UserCourseRecord,
  outline: Outline,
  state: UserCourseState,
  options: ReadAs,
): UserCourseReading {
  const facts = courseFactsOf(record.course);
  const now = options.now.toISOString();
  const audience = 'audience' in options ? options.audience : audienceOf(options, record.course);
  return {
    record,
    outline,
    facts,
    state,
    progress: progressOf(outline, facts, progressRowsOf(record, state), { now, audience }),
    viewOnly: viewOnlyReason(record, facts, now),
    audience,
    now,
  };
}

function present<T>(value: T | undefined): T {
  if (value === undefined) {
    throw new Error('A user course names a course revision that is not stored');
  }
  return value;
}
