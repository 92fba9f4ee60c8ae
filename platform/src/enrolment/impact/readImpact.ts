import type { Outline } from '../../content/content.ts';
import { recallAnswer } from '../../content/question/gradingRules.ts';
import { gradeAnew } from '../../content/question/gradeAnew.ts';
import { outlineTotals } from '../../content/outlineRules.ts';
import { answerChanges, concernsAnswers, type Grading } from '../../course/answers/answerChanges.ts';
import { findChangedQuestions, idsOfQuestions, type ChangedQuestion } from '../../course/answers/changedQuestions.ts';
import { countKeptAnswers } from '../../course/answers/keptAnswerQueries.ts';
import type { CourseImpact, GateChange, ImpactWish, ReadImpact } from '../../course/impact/impact.ts';
import type { CourseContent } from '../../course/courseContent.ts';
import type { LiveChange } from '../../course/liveChange.ts';
import { isAdminOfCourse } from '../../course/policy.ts';
import { findLosses } from '../../course/revision/refuseLosses.ts';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { completionOf } from '../completionRules.ts';
import { progressOf, type Progress } from '../progressRules.ts';
import { loadStates } from '../userCourseQueries.ts';
import {
  courseFactsOf,
  progressRowsOf,
  type StoredAnswer,
  type UserCourseRecord,
  type UserCourseState,
} from '../userCourseRecord.ts';
import { countActive, findLatestActive, findSubmissionsOf, type SubmissionsOf } from './impactQueries.ts';

/** Of so many learners what becomes of them is computed one by one; it is what bounds the cost in courses of any size. */
const mostExamined = 2_000;
const mostNamed = 20;

/** What a change does to learners, by the rules that hold for them afterwards (BEY-02). */
export const readImpact: ReadImpact = async (trx, change, wish) => {
  const { before, after } = change;
  const courseId = before.course.id;
  const changed = await findChangedQuestions(trx, before.outline, after.outline);
  const counts = changed.length === 0 ? [] : await countKeptAnswers(trx, courseId, idsOfQuestions(changed));
  const answers = answerChanges(changed, counts).filter(concernsAnswers);
  const learners = await examine(trx, change, changed, wish);
  const loses = learners.filter(({ current, next }) => current.certifies && !next.certifies);
  return {
    learnerCount: await countActive(trx, courseId),
    examinedCount: learners.length,
    losses: await findLosses(trx, courseId, before.outline, after.outline),
    answers: answers.slice(0, mostNamed),
    answerQuestionCount: answers.length,
    totalPointsBefore: pointsOf(before.outline),
    totalPointsAfter: pointsOf(after.outline),
    certificateLoseCount: loses.length,
    certificateGainCount: learners.filter(({ current, next }) => !current.certifies && next.certifies).length,
    certificateLosers: isAdminOfCourse(wish.author, before.course)
      ? loses.slice(0, mostNamed).map(({ name }) => name)
      : [],
    fallCount: learners.filter(({ current, next }) => next.scorePercent < current.scorePercent).length,
    riseCount: learners.filter(({ current, next }) => next.scorePercent > current.scorePercent).length,
    ...gateChanges(after.outline, learners),
  };
};

const pointsOf = (outline: Outline): number => outlineTotals(outline).totalPoints;

/** Where a learner stands. */
interface Standing {
  readonly certifies: boolean;
  readonly scorePercent: number;
  /** Lectures that cannot be opened. */
  readonly closed: ReadonlySet<Id>;
}

interface Examined {
  readonly name: string;
  readonly current: Standing;
  readonly next: Standing;
}

async function examine(
  trx: Trx,
  { before, after }: LiveChange,
  changed: readonly ChangedQuestion[],
  { grading, now }: ImpactWish,
): Promise<readonly Examined[]> {
  const records = await findLatestActive(trx, before.course.id, mostExamined);
  const ids = records.map(({ id }) => id);
  const states = await loadStates(trx, ids);
  const anew = idsOfQuestions(changed).filter((id) => grading.gradings.get(id) === 'GRADE_ANEW');
  const submissionsOf = await findSubmissionsOf(trx, ids, anew);
  return records.flatMap((record) => {
    const state = states.get(record.id);
    if (state === undefined) {
      return [];
    }
    const answers = answersThen(record, state, changed, { gradings: grading.gradings, submissionsOf });
    return [
      {
        name: record.userName,
        current: standing(before, record, state, now),
        next: standing(after, record, { ...state, answers }, now),
      },
    ];
  });
}

function standing(
  { course, outline }: CourseContent,
  record: UserCourseRecord,
  state: UserCourseState,
  now: Date,
): Standing {
  const facts = courseFactsOf(course);
  const reader = { now: now.toISOString(), audience: 'LEARNER' } as const;
  const progress = progressOf(outline, facts, progressRowsOf(record, state), reader);
  return {
    certifies: completionOf(progress, facts).wouldCertify,
    scorePercent: progress.scorePercent,
    closed: closedLectures(progress),
  };
}

const closedLectures = ({ modules }: Progress): ReadonlySet<Id> =>
  new Set(
    modules
      .flatMap(({ lectures }) => lectures)
      .filter(({ gate }) => gate !== null)
      .map(({ lectureId }) => lectureId),
  );

/** The answers that count once the job of the change is done. */
function answersThen(
  { id }: UserCourseRecord,
  { answers }: UserCourseState,
  changed: readonly ChangedQuestion[],
  { gradings, submissionsOf }: { readonly gradings: ReadonlyMap<Id, Grading>; readonly submissionsOf: SubmissionsOf },
): ReadonlyMap<Id, StoredAnswer> {
  const next = new Map(answers);
  for (const { question } of changed) {
    const answer = answers.get(question.id);
    const grading = gradings.get(question.id) ?? 'FROM_NOW_ON';
    if (answer === undefined) {
      continue;
    }
    if (recallAnswer(question, answer.userAnswer) === null) {
      next.delete(question.id);
    } else if (grading === 'GIVE_POINT') {
      next.set(question.id, { ...answer, correct: true });
    } else if (grading === 'GRADE_ANEW') {
      const graded = gradeAnew(question, submissionsOf(id, question.id) ?? [answer.userAnswer]);
      if (graded !== null) {
        const { correct, wrongCount } = graded;
        next.set(question.id, { ...answer, correct, wrongCount });
      }
    }
  }
  return next;
}

/** Of lectures that there are before and after. */
function gateChanges(after: Outline, learners: readonly Examined[]): Pick<CourseImpact, 'closing' | 'opening'> {
  const lectures = after.modules.flatMap((module) => module.lectures);
  const changes = (isChanged: (learner: Examined, lectureId: Id) => boolean): readonly GateChange[] =>
    lectures
      .map(({ id, name }) => ({ id, name, learnerCount: learners.filter((each) => isChanged(each, id)).length }))
      .filter(({ learnerCount }) => learnerCount > 0)
      .slice(0, mostNamed);
  return {
    closing: changes(({ current, next }, id) => !current.closed.has(id) && next.closed.has(id)),
    opening: changes(({ current, next }, id) => current.closed.has(id) && !next.closed.has(id)),
  };
}
