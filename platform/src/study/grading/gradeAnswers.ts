import { grantAchievements } from '../../achievement/grantAchievements.ts';
import { loadLectureBodies } from '../../content/contentQueries.ts';
import { gradeAnew } from '../../content/question/gradeAnew.ts';
import { isCorrect, recallAnswer } from '../../content/question/gradingRules.ts';
import type { Question } from '../../content/question/question.ts';
import { gradingJob, type GradingOrder } from '../../course/answers/gradingJob.ts';
import type { Grading } from '../../course/answers/answerChanges.ts';
import { inWorkspace, type Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { progressFacts } from '../../enrolment/progressFacts.ts';
import { lockUserCourse } from '../../enrolment/userCourseQueries.ts';
import { readingAfter, readUserCourse, type UserCourseReading } from '../../enrolment/userCourseReading.ts';
import type { StoredAnswer } from '../../enrolment/userCourseRecord.ts';
import { appendFact } from '../../fact/appendFact.ts';
import { jobWork, type JobWork } from '../../job/jobQueue.ts';
import type { JobRow, JobRowOutcome } from '../../job/jobRowQueries.ts';
import { countJobRows } from '../../job/jobRowQueries.ts';
import { workThroughRows } from '../../job/workThroughRows.ts';
import type { Id } from '../../shared/id.ts';
import {
  findSubmissionsOf,
  forgetAnswer,
  givePoint,
  insertRowsOfAnswers,
  setAnswer,
  setSubmissionOutcomes,
  touchUserCourse,
  type AnswerKey,
} from './gradingQueries.ts';

/** Brings the answers of everyone in a course in line with questions that were changed, learner by learner (BEY-25). */
export const gradeAnswers = (deps: Pick<Deps, 'db' | 'clock'>): JobWork =>
  jobWork(gradingJob, async (attempt) => {
    const { workspaceId, runId, payload } = attempt;
    if (workspaceId === null || runId === null) {
      throw new Error('Answers belong to a workspace, and their grading is watched');
    }
    await inWorkspace(deps.db, workspaceId, async (trx) => {
      const { WAITING, DONE, UNCHANGED, REFUSED } = await countJobRows(trx, { workspaceId, runId });
      if (WAITING + DONE + UNCHANGED + REFUSED === 0) {
        const questionIds = payload.questions.map(({ questionId }) => questionId);
        await insertRowsOfAnswers(trx, { workspaceId, runId }, { courseId: payload.courseId, questionIds });
      }
    });
    await workThroughRows(deps, attempt, (trx, row) => gradeRow(trx, payload, row, deps.clock()));
  });

/** An answer that becomes another one; null where the question is asked again. */
interface Change {
  readonly questionId: Id;
  readonly after: StoredAnswer | null;
}

async function gradeRow(
  trx: Trx,
  { questions }: GradingOrder,
  { input, subjectId }: JobRow,
  now: Date,
): Promise<JobRowOutcome> {
  const userCourseId = Number(input['userCourseId']);
  const before = subjectId === null ? null : await readLearner(trx, userCourseId, subjectId, now);
  if (before === null) {
    return { state: 'UNCHANGED', code: 'GONE' };
  }
  const changes: Change[] = [];
  for (const { question, grading } of await questionsOf(trx, before, questions)) {
    const change = await gradeOne(trx, before, question, grading);
    changes.push(...(change === null ? [] : [change]));
  }
  if (changes.length === 0) {
    return { state: 'UNCHANGED', code: 'RESULT_KEPT' };
  }
  const changed = new Map(changes.map(({ questionId, after }) => [questionId, after]));
  const kept = [...before.state.answers].filter(([questionId]) => !changed.has(questionId));
  const graded = changes.flatMap(({ questionId, after }) => (after === null ? [] : [[questionId, after] as const]));
  const after = readingAfter(before, { state: { ...before.state, answers: new Map([...kept, ...graded]) } });
  await touchUserCourse(trx, userCourseId, now);
  for (const fact of progressFacts(before, after)) {
    await appendFact(trx, fact);
  }
  await grantAchievements(trx, after);
  return outcomeOf(changes, before, after);
}

/** As the learner reads it; null where it is gone. */
async function readLearner(trx: Trx, userCourseId: Id, userId: Id, now: Date): Promise<UserCourseReading | null> {
  const record = await lockUserCourse(trx, userCourseId, userId);
  return record === null ? null : readUserCourse(trx, record, { audience: 'LEARNER', now });
}

/** The questions as they are now, of those that this learner has. */
async function questionsOf(
  trx: Trx,
  { outline, record }: UserCourseReading,
  wanted: GradingOrder['questions'],
): Promise<readonly { readonly question: Question; readonly grading: Grading }[]> {
  const gradings = new Map(wanted.map(({ questionId, grading }) => [questionId, grading]));
  const hashes = outline.modules
    .flatMap(({ lectures }) => lectures)
    .filter(({ questions }) => questions.some(({ id }) => gradings.has(id)))
    .map(({ bodyHash }) => bodyHash);
  const bodies = await loadLectureBodies(trx, record.course.workspaceId, hashes);
  return [...bodies.values()]
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      const grading = gradings.get(question.id);
      return grading === undefined ? [] : [{ question, grading }];
    });
}

/** Writes what becomes of one answer; null where it stays as it is. */
async function gradeOne(
  trx: Trx,
  { state, record }: UserCourseReading,
  question: Question,
  grading: Grading,
): Promise<Change | null> {
  const questionId = question.id;
  const key = { userCourseId: record.id, questionId };
  const answer = state.answers.get(questionId);
  if (answer === undefined) {
    return null;
  }
  if (recallAnswer(question, answer.userAnswer) === null) {
    // Nobody can answer in a course that they are done with: what they had stays.
    if (record.finishTime !== null) {
      return null;
    }
    await forgetAnswer(trx, key);
    return { questionId, after: null };
  }
  if (grading === 'GIVE_POINT' && !answer.correct) {
    await givePoint(trx, key);
    return { questionId, after: { ...answer, correct: true } };
  }
  return grading === 'GRADE_ANEW' ? regrade(trx, { key, answer, question, version: record.course.version }) : null;
}

/** Also of the submissions, so that statistics say what learners knew by the key of today. */
async function regrade(
  trx: Trx,
  {
    key,
    answer,
    question,
    version,
  }: { readonly key: AnswerKey; readonly answer: StoredAnswer; readonly question: Question; readonly version: number },
): Promise<Change | null> {
  const submissions = await findSubmissionsOf(trx, key);
  const given = submissions.length === 0 ? [answer.userAnswer] : submissions.map(({ kept }) => kept);
  const anew = gradeAnew(question, given);
  if (anew === null) {
    return null;
  }
  const outcomes = submissions.flatMap(({ submissionId, kept }) => {
    const recalled = recallAnswer(question, kept);
    return recalled === null ? [] : [[submissionId, isCorrect(question, recalled)] as const];
  });
  await setSubmissionOutcomes(trx, key, { outcomes: new Map(outcomes), version });
  await setAnswer(trx, key, anew, version);
  const { kept, correct, wrongCount } = anew;
  return correct === answer.correct && wrongCount === answer.wrongCount
    ? null
    : { questionId: question.id, after: { ...answer, userAnswer: kept, correct, wrongCount } };
}

function outcomeOf(changes: readonly Change[], before: UserCourseReading, after: UserCourseReading): JobRowOutcome {
  const points = after.progress.correctPoints - before.progress.correctPoints;
  const params = { userCourseId: before.record.id, points, questionCount: changes.length };
  const isAskedAgain = changes.some((change) => change.after === null);
  const code = points > 0 ? 'POINTS_GAINED' : points < 0 ? 'POINTS_LOST' : isAskedAgain ? 'ASKED_AGAIN' : 'RESULT_KEPT';
  return { state: 'DONE', code, params };
}
