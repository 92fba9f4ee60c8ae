/**
 * Progress counted again from the rows alone, in the plainest way and by none of the product's rules (PROG-02…PROG-12, OP-42…OP-44): what the
 * product says of a user course is compared with it.
 */
import { sql } from 'kysely';
import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { findUserCourse, listUserCourses } from '../enrolment/userCourseQueries.ts';
import { readUserCourse, readUserCourses, type UserCourseReading } from '../enrolment/userCourseReading.ts';
import type { Viewer } from '../http/access.ts';
import type { Id } from '../shared/id.ts';

export interface CountedProgress {
  readonly phase: string;
  readonly status: string;
  readonly correctPoints: number;
  readonly completionPoints: number;
  readonly totalPoints: number;
  readonly scorePercent: number;
  readonly seenPercent: number;
  readonly lectures: number;
  readonly modules: number;
  readonly rightQuestionAnswers: number;
  readonly lecturesMarkedAsSeen: number;
  /** Ids of the lectures that are done. */
  readonly done: readonly Id[];
}

interface Question {
  readonly id: Id;
  readonly weight: number;
  readonly wrongLimit: number;
}

interface Lecture {
  readonly id: Id;
  readonly questions: readonly Question[];
  readonly questionBank: object | null;
}

interface Rows {
  /** The mean of what the items of its package score, of a course that is one package and tells a score. */
  readonly packageScore: number | null;
  readonly finished: boolean;
  readonly completed: boolean;
  readonly drawn: Readonly<Record<string, readonly Id[]>>;
  readonly modules: readonly { readonly lectures: readonly Lecture[] }[];
  readonly seen: readonly Id[] | null;
  /** Each submission, the oldest first. */
  readonly submissions: readonly { readonly question: Id; readonly correct: boolean }[] | null;
}

/** Of one user course. Null where a lecture draws its questions again since a save: then the rows do not say which ones they are. */
export async function countProgress(trx: Trx, userCourseId: Id): Promise<CountedProgress | null> {
  const counted = (await countAll(trx, [userCourseId])).get(userCourseId);
  if (counted === undefined) {
    throw new Error(`There is no user course ${userCourseId}`);
  }
  return counted;
}

async function countAll(trx: Trx, ids: readonly Id[]): Promise<ReadonlyMap<Id, CountedProgress | null>> {
  const { rows } = await sql<Rows & { readonly id: Id }>`
    select uc.user_course_id as id, uc.finish_time is not null as finished, uc.completed, uc.drawn_questions as drawn,
      revision.outline -> 'modules' as modules,
      (select avg(greatest(state.score_scaled, 0)) filter (where state.score_scaled is not null) from scorm_state state
        where course.type = 'SCORM_COURSE' and state.workspace_id = uc.workspace_id and state.user_course_id = uc.user_course_id
          and state.package_id = (select newest.package_id from scorm_state newest where newest.workspace_id = uc.workspace_id
            and newest.user_course_id = uc.user_course_id order by newest.update_time desc limit 1)) as "packageScore",
      (select json_agg(lecture_id) from lecture_seen seen
        where seen.workspace_id = uc.workspace_id and seen.user_course_id = uc.user_course_id) as seen,
      (select json_agg(json_build_object('question', question_id, 'correct', correct or exists (select from answer
          where answer.workspace_id = given.workspace_id and answer.user_course_id = given.user_course_id
            and answer.question_id = given.question_id and answer.point_given)) order by submission_id) from answer_submission given
        where given.workspace_id = uc.workspace_id and given.user_course_id = uc.user_course_id and given.counts) as submissions
    from user_course uc
    join course on course.workspace_id = uc.workspace_id and course.course_id = uc.course_id
    join course_revision revision on revision.workspace_id = course.workspace_id and revision.course_id = course.course_id
      and revision.version = course.version
    where uc.user_course_id = any(${[...ids]}::bigint[])`.execute(trx);
  return new Map(rows.map((row) => [row.id, count(row)]));
}

function count(row: Rows): CountedProgress | null {
  const lectures = row.modules.flatMap((module) => module.lectures);
  const seen = new Set(row.seen);
  const right = new Set<Id>();
  const wrongs = new Map<Id, number>();
  for (const { question, correct } of row.submissions ?? []) {
    if (correct) {
      right.add(question);
    } else {
      wrongs.set(question, (wrongs.get(question) ?? 0) + 1);
    }
  }
  const started = seen.size > 0 || (row.submissions ?? []).length > 0;
  const done: Id[] = [];
  const sums = { correctPoints: 0, completionPoints: 0, totalPoints: 0, right: 0, plain: 0, plainDone: 0 };
  for (const lecture of lectures) {
    const questions = questionsOf(lecture, row.drawn);
    if (questions === null) {
      return null;
    }
    let total = 0;
    let settled = 0;
    for (const { id, weight, wrongLimit } of questions) {
      total += weight;
      if (right.has(id)) {
        sums.right += 1;
        sums.correctPoints += weight;
        settled += weight;
      } else if (wrongLimit > 0 && (wrongs.get(id) ?? 0) >= wrongLimit) {
        settled += weight;
      }
    }
    sums.totalPoints += total;
    sums.completionPoints += settled;
    const isDone = seen.has(lecture.id) || (total > 0 && settled >= total);
    if (isDone) {
      done.push(lecture.id);
    }
    if (questions.length === 0) {
      sums.plain += 1;
      sums.plainDone += isDone ? 1 : 0;
    }
  }
  const marked = lectures.filter(({ id }) => seen.has(id)).length;
  const allDone = lectures.length > 0 && done.length === lectures.length;
  return {
    phase: row.finished ? (row.completed ? 'COMPLETED' : 'GAVE_UP') : started ? 'IN_PROGRESS' : 'ENROLLED',
    status: allDone ? 'DONE' : started ? 'IN_PROGRESS' : 'TODO',
    correctPoints: sums.correctPoints,
    completionPoints: sums.completionPoints,
    totalPoints: sums.totalPoints,
    scorePercent:
      row.packageScore === null
        ? wholePercent(sums.correctPoints + sums.plainDone, sums.totalPoints + sums.plain)
        : Math.floor(row.packageScore * 100 + 1e-6),
    seenPercent: wholePercent(marked, lectures.length),
    lectures: lectures.length,
    modules: row.modules.length,
    rightQuestionAnswers: sums.right,
    lecturesMarkedAsSeen: marked,
    done,
  };
}

/** All of a lecture, or those that were drawn from its bank at the enrolment while each is still there. */
function questionsOf({ id, questions, questionBank }: Lecture, drawn: Rows['drawn']): readonly Question[] | null {
  if (questionBank === null) {
    return questions;
  }
  const ids = drawn[String(id)];
  const found = questions.filter((question) => ids?.includes(question.id));
  return ids !== undefined && found.length === ids.length ? found : null;
}

const wholePercent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(part) * 100n) / BigInt(whole));

const learner: Viewer = {
  userId: 0,
  roles: { admin: false, courseAdmin: false, voucherAdmin: false },
  mayCustomise: false,
  session: null,
  apiToken: null,
};

/** What the product says of a user course, in the same members. */
export async function reportedProgress(trx: Trx, userCourseId: Id, now: Date): Promise<CountedProgress> {
  const record = await findUserCourse(trx, userCourseId);
  if (record === null) {
    throw new Error(`There is no user course ${userCourseId}`);
  }
  return toldOf(await readUserCourse(trx, record, { viewer: learner, asLearner: true, now }));
}

function toldOf({ progress }: UserCourseReading): CountedProgress {
  const { phase, status, correctPoints, completionPoints, totalPoints, scorePercent, seenPercent, stats } = progress;
  const done = progress.modules.flatMap((module) => module.lectures).filter((lecture) => lecture.done);
  return {
    phase,
    status,
    correctPoints,
    completionPoints,
    totalPoints,
    scorePercent,
    seenPercent,
    ...stats,
    done: done.map(({ lectureId }) => lectureId),
  };
}

const atOnce = 500;
/** A list of ten thousand, made to measure memory, is compared no further: the newest tell as much. */
const mostPages = 4;

/** Those whose answers were not submitted one and all: some tests put answers into the table that nobody gave. */
const madeUp = sql<{ id: Id }>`
  select answer.user_course_id as id from answer
    where not exists (select from answer_submission given
      where given.user_course_id = answer.user_course_id and given.question_id = answer.question_id)
  union
  select given.user_course_id from answer_submission given
    where given.counts and not exists (select from answer
      where answer.user_course_id = given.user_course_id and answer.question_id = given.question_id)`;

/** A user course of which the product says otherwise than its rows. */
export interface Difference {
  readonly userCourseId: Id;
  readonly course: string;
  readonly learner: string;
  readonly counted: CountedProgress;
  readonly told: CountedProgress;
}

/** All such user courses of a workspace; for the end of a test. */
export const progressThatDiffers = (db: Database, workspaceId: Id, now: Date): Promise<readonly Difference[]> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const differing: Difference[] = [];
    const skipped = new Set((await madeUp.execute(trx)).rows.map(({ id }) => id));
    for (let page = 0, more = true; more && page < mostPages; page += 1) {
      const { rows } = await listUserCourses(trx, {}, { q: undefined, sort: ['startTime,desc'], page, size: atOnce });
      const records = rows.filter(({ id }) => !skipped.has(id));
      const counts = await countAll(
        trx,
        records.map(({ id }) => id),
      );
      for (const reading of await readUserCourses(trx, records, { viewer: learner, asLearner: true, now })) {
        const { id, username, course } = reading.record;
        const [counted, told] = [counts.get(id) ?? null, toldOf(reading)];
        if (counted !== null && JSON.stringify(counted) !== JSON.stringify(told)) {
          differing.push({ userCourseId: id, course: course.name, learner: username, counted, told });
        }
      }
      more = rows.length === atOnce;
    }
    return differing;
  });

/** Throws with the first user courses of some workspaces of which the product says otherwise than their rows. */
export async function expectProgressOfRows(db: Database, workspaceIds: readonly Id[], now: Date): Promise<void> {
  for (const workspaceId of workspaceIds) {
    const differing = await progressThatDiffers(db, workspaceId, now);
    if (differing.length > 0) {
      throw new Error(`Progress differs from its rows: ${JSON.stringify(differing.slice(0, 3))}`);
    }
  }
}
