import type { Outline } from '../../content/content.ts';
import { setImmediate } from 'node:timers/promises';
import { answerAfterChange } from '../../content/question/answerAfterChange.ts';
import { outlineTotals } from '../../content/outlineRules.ts';
import { concernsAnswers, findAnswerChanges } from '../../course/answers/answerChanges.ts';
import { findChangedQuestions, idsOfQuestions, type ChangedQuestion } from '../../course/answers/changedQuestions.ts';
import type { KeptAnswer } from '../../content/question/question.ts';
import type { GradingWish } from '../../course/answers/orderGrading.ts';
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
import { countActive, findLatestActive, findSubmissionsOf } from './impactQueries.ts';

/** Of so many learners what becomes of them is computed one by one, in large courses of fewer: it is what bounds the cost. */
const mostExamined = 2_000;
const mostLecturesExamined = 50_000;
/** After so many lectures others have their turn. */
const lecturesAtOnce = 2_000;
const mostNamed = 20;

/** What a change does to learners, by the rules that hold for them afterwards (BEY-02). */
export const readImpact: ReadImpact = async (trx, change, wish) => {
  const { before, after } = change;
  const courseId = before.course.id;
  const wished = new Set(wish.grading.gradings.keys());
  const changed = await findChangedQuestions(trx, before.outline, after.outline, wished);
  const answers = (await findAnswerChanges(trx, courseId, changed)).filter(concernsAnswers);
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
  const lectures = 1 + Math.max(...[before, after].map(({ outline }) => outlineTotals(outline).lectureCount));
  const most = Math.min(mostExamined, Math.ceil(mostLecturesExamined / lectures));
  const records = await findLatestActive(trx, before.course.id, most);
  const ids = records.map(({ id }) => id);
  const states = await loadStates(trx, ids);
  const regraded = idsOfQuestions(changed).filter((id) => grading.gradings.get(id) === 'REGRADE');
  const submissionsOf = await findSubmissionsOf(trx, ids, regraded);
  const examined: Examined[] = [];
  const atOnce = Math.ceil(lecturesAtOnce / lectures);
  for (const [index, record] of records.entries()) {
    if (index % atOnce === 0) {
      await setImmediate();
    }
    const state = states.get(record.id);
    if (state !== undefined) {
      const answers = answersAfter(state, changed, grading, (questionId) => submissionsOf(record.id, questionId));
      examined.push({
        name: record.userName,
        current: standing(before, record, state, now),
        next: standing(after, record, { ...state, answers }, now),
      });
    }
  }
  return examined;
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
function answersAfter(
  { answers }: UserCourseState,
  changed: readonly ChangedQuestion[],
  { gradings }: GradingWish,
  submissionsOf: (questionId: Id) => readonly KeptAnswer[] | undefined,
): ReadonlyMap<Id, StoredAnswer> {
  const next = new Map(answers);
  for (const { question, isFormChanged } of changed) {
    const answer = answers.get(question.id);
    if (answer === undefined) {
      continue;
    }
    const { userAnswer: kept, correct } = answer;
    const after = answerAfterChange(
      question,
      { kept, correct, submissions: submissionsOf(question.id) ?? [] },
      { grading: gradings.get(question.id) ?? 'FROM_NOW_ON', isFormChanged },
    );
    if (after.becomes === 'ASKED_AGAIN') {
      next.delete(question.id);
    } else if (after.becomes === 'GIVEN_POINT') {
      next.set(question.id, { ...answer, correct: true });
    } else if (after.becomes === 'GRADED') {
      next.set(question.id, { ...answer, correct: after.graded.correct, wrongCount: after.graded.wrongCount });
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
