import { grantAchievements } from '../../achievement/grantAchievements.ts';
import { loadLectureBodies } from '../../content/contentQueries.ts';
import { answerAfterChange, type GradedAnswer } from '../../content/question/answerAfterChange.ts';
import { gradingKey } from '../../content/question/gradesAlike.ts';
import { isCorrect, recallAnswer } from '../../content/question/gradingRules.ts';
import type { Question } from '../../content/question/question.ts';
import { gradingJob, type GradingOrder, type QuestionToGrade } from '../../course/answers/gradingJob.ts';
import { inWorkspace, type Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { progressFacts } from '../../enrolment/progressFacts.ts';
import { lockUserCourse } from '../../enrolment/userCourseQueries.ts';
import { readingAfter, readUserCourse, type UserCourseReading } from '../../enrolment/userCourseReading.ts';
import type { StoredAnswer } from '../../enrolment/userCourseRecord.ts';
import { appendFact } from '../../fact/appendFact.ts';
import { jobWork, type JobWork } from '../../job/jobQueue.ts';
import { countJobRows, type JobRow, type JobRowOutcome } from '../../job/jobRowQueries.ts';
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
  type Submission,
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
        const { courseId, namesLearners: named } = payload;
        const questionIds = payload.questions.map(({ questionId }) => questionId);
        await insertRowsOfAnswers(trx, { workspaceId, runId }, { courseId, questionIds, named });
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
  { questions, beforeVersion }: GradingOrder,
  { input }: JobRow,
  now: Date,
): Promise<JobRowOutcome> {
  const [userCourseId, userId] = [Number(input['userCourseId']), Number(input['userId'])];
  const record = await lockUserCourse(trx, userCourseId, userId);
  if (record === null) {
    return { state: 'UNCHANGED', code: 'GONE' };
  }
  const before = await readUserCourse(trx, record, { audience: 'LEARNER', now });
  const changes: Change[] = [];
  for (const asked of await questionsOf(trx, before, questions)) {
    const change = await gradeOne(trx, before, asked, beforeVersion);
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

interface QuestionAsked extends QuestionToGrade {
  readonly question: Question;
}

/** Those that this learner has, as they are now; without what a later change has its own order for. */
async function questionsOf(
  trx: Trx,
  { outline, record }: UserCourseReading,
  wanted: GradingOrder['questions'],
): Promise<readonly QuestionAsked[]> {
  const byId = new Map(wanted.map((each) => [each.questionId, each]));
  const hashes = outline.modules
    .flatMap(({ lectures }) => lectures)
    .filter(({ questions }) => questions.some(({ id }) => byId.has(id)))
    .map(({ bodyHash }) => bodyHash);
  const bodies = await loadLectureBodies(trx, record.course.workspaceId, hashes);
  return [...bodies.values()]
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      const asked = byId.get(question.id);
      return asked === undefined || asked.gradingKey !== gradingKey(question) ? [] : [{ ...asked, question }];
    });
}

/** Writes what becomes of one answer; null where it stays as it is. */
async function gradeOne(
  trx: Trx,
  { state, record }: UserCourseReading,
  asked: QuestionAsked,
  beforeVersion: number,
): Promise<Change | null> {
  const { question, questionId, grading } = asked;
  const answer = state.answers.get(questionId);
  if (answer === undefined) {
    return null;
  }
  const key = { userCourseId: record.id, questionId };
  const submissions = grading === 'REGRADE' ? await findSubmissionsOf(trx, key) : [];
  const { userAnswer: kept, correct } = answer;
  const next = answerAfterChange(question, { kept, submissions: submissions.map((each) => each.kept), correct }, asked);
  switch (next.becomes) {
    case 'STAYS':
      return null;
    case 'ASKED_AGAIN':
      // Nobody can answer in a course that they are done with: what they had stays.
      if (record.finishTime !== null) {
        return null;
      }
      await forgetAnswer(trx, key);
      return { questionId, after: null };
    case 'GIVEN_POINT':
      return (await givePoint(trx, key, beforeVersion)) ? { questionId, after: { ...answer, correct: true } } : null;
    case 'GRADED':
      return writeGraded(trx, {
        key,
        answer,
        question,
        submissions,
        graded: next.graded,
        version: record.course.version,
      });
  }
}

/** Submissions are graded by the key of today as well, so that statistics say what learners knew. */
async function writeGraded(
  trx: Trx,
  {
    key,
    answer,
    question,
    submissions,
    graded,
    version,
  }: {
    readonly key: AnswerKey;
    readonly answer: StoredAnswer;
    readonly question: Question;
    readonly submissions: readonly Submission[];
    readonly graded: GradedAnswer;
    readonly version: number;
  },
): Promise<Change | null> {
  const outcomes = submissions.flatMap(({ submissionId, kept }) => {
    const recalled = recallAnswer(question, kept);
    return recalled === null ? [] : [[submissionId, isCorrect(question, recalled)] as const];
  });
  await setSubmissionOutcomes(trx, key, { outcomes: new Map(outcomes), version });
  await setAnswer(trx, key, graded, version);
  const { kept, correct, wrongCount } = graded;
  return correct === answer.correct && wrongCount === answer.wrongCount
    ? null
    : { questionId: question.id, after: { ...answer, userAnswer: kept, correct, wrongCount } };
}

function outcomeOf(changes: readonly Change[], before: UserCourseReading, after: UserCourseReading): JobRowOutcome {
  const points = after.progress.correctPoints - before.progress.correctPoints;
  const isAskedAgain = changes.some((change) => change.after === null);
  const code = points > 0 ? 'POINTS_GAINED' : points < 0 ? 'POINTS_LOST' : isAskedAgain ? 'ASKED_AGAIN' : 'RESULT_KEPT';
  return { state: 'DONE', code, params: { points, questionCount: changes.length } };
}
