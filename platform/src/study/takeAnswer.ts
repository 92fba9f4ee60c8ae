import { grantAchievements } from '../achievement/grantAchievements.ts';
import { loadLectureBody } from '../content/contentQueries.ts';
import { isCorrect, isUnreadable, keepAnswer, readUserAnswer, recallAnswer } from '../content/question/gradingRules.ts';
import type { AnswerForm, Question, QuestionType, UnreadableAnswer, UserAnswer } from '../content/question/question.ts';
import {
  answerResultView,
  countingAnswer,
  isSettled,
  questionView,
  type AnswerResultWire,
  type QuestionWire,
} from '../content/question/questionView.ts';
import { questionKind } from '../content/question/types.ts';
import { withVersion } from '../content/question/questionView.ts';
import type { Trx } from '../db/database.ts';
import type { UserGamificationWire } from '../enrolment/achievementView.ts';
import { toChangedLectureWire, type ChangedLectureWire } from '../enrolment/lectureView.ts';
import { factsOrigin, progressFacts } from '../enrolment/progressFacts.ts';
import type { LectureProgress } from '../enrolment/progressRules.ts';
import { findRegraded, withRegraded } from '../enrolment/regradingQueries.ts';
import { assertNotGated, assertOpen } from '../enrolment/userCourseAccess.ts';
import { readingAfter, type UserCourseReading } from '../enrolment/userCourseReading.ts';
import type { StoredAnswer } from '../enrolment/userCourseRecord.ts';
import { toUserCourseSummaryWire, type UserCourseSummaryWire } from '../enrolment/userCourseView.ts';
import { DomainError, invalidField } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import { saveAnswer } from './answerQueries.ts';
import { recordAfterWork } from './positionQueries.ts';
import { questionAsRead } from './questionAsRead.ts';

/** A question and an answer to it (QUIZ-01, QUIZ-22, PROG-08, OP-22, OP-23). */
export interface AnswerCommand {
  readonly questionId: Id;
  /** As received. */
  readonly userAnswer: unknown;
  /** The type that the caller expects the question to have; undefined when not stated. */
  readonly type: QuestionType | undefined;
  /** The form of the answer; undefined when not stated. */
  readonly form: AnswerForm | undefined;
  /** The version of the course that the caller read the question in; undefined when not stated. */
  readonly courseVersion: number | undefined;
}

/** The documented result, and everything that the answer changed, so that no caller has to read it again. */
export interface AnsweredWire extends AnswerResultWire {
  question: QuestionWire;
  lecture: ChangedLectureWire;
  userCourse: UserCourseSummaryWire;
  /** Achievements that this answer earned. */
  newUserGamificationItems: readonly UserGamificationWire[];
}

/**
 * Grades and stores an answer in the user course `before`, which is the learner's own and locked. A settled question answers its state
 * and nothing changes. Throws NOT_FOUND for a question that this learner does not have, USER_COURSE_CLOSED, NOT_AVAILABLE_YET,
 * LECTURE_LOCKED, and INVALID when the answer does not fit the question, or chose what is gone since it was read, which uses no try.
 */
export async function takeAnswer(trx: Trx, before: UserCourseReading, command: AnswerCommand): Promise<AnsweredWire> {
  const lecture = lectureAsking(before, command.questionId);
  assertOpen(before);
  assertNotGated(lecture);
  const question = await questionOf(trx, before, lecture, command.questionId);
  const userAnswer = await readFor(trx, before, question, command);

  const earlier = countingAnswer(question, before.state.answers.get(question.id) ?? null);
  if (earlier !== null && isSettled(question.wrongLimit, earlier)) {
    const shown = withRegraded(before, await findRegraded(trx, [before.record.id]));
    return toAnsweredWire(shown, question, shown.state.answers.get(question.id) ?? earlier, []);
  }
  const correct = isCorrect(question, userAnswer);
  const answer: StoredAnswer = {
    userAnswer: keepAnswer(question, userAnswer),
    correct,
    wrongCount: (earlier?.wrongCount ?? 0) + (correct ? 0 : 1),
    answerTime: before.now,
  };
  const after = readingAfter(before, {
    record: recordAfterWork(before.record, lecture, before.now),
    state: { ...before.state, answers: new Map(before.state.answers).set(question.id, answer) },
  });
  const fact = {
    ...factsOrigin(after),
    type: 'questionanswer' as const,
    action: correct ? 'correct' : 'wrong',
    module_id: lecture.moduleId,
    lecture_id: lecture.lectureId,
    question_id: question.id,
    value: question.weight,
  };
  await saveAnswer(trx, {
    record: before.record,
    lecture,
    questionId: question.id,
    answer,
    facts: [fact, ...progressFacts(before, after)],
  });
  const { reading, links } = await grantAchievements(trx, after);
  return toAnsweredWire(reading, question, answer, links);
}

function lectureAsking(reading: UserCourseReading, questionId: Id): LectureProgress {
  const found = reading.progress.modules
    .flatMap((module) => module.lectures)
    .find((lecture) => lecture.questions.some((question) => question.id === questionId));
  if (found === undefined) {
    throw new DomainError('NOT_FOUND');
  }
  return found;
}

async function questionOf(
  trx: Trx,
  { record }: UserCourseReading,
  lecture: LectureProgress,
  questionId: Id,
): Promise<Question> {
  const body = await loadLectureBody(trx, record.course.workspaceId, lecture.outline.bodyHash);
  const question = body.questions.find((candidate) => candidate.id === questionId);
  if (question === undefined) {
    throw new Error(`The outline names question ${questionId}, the body does not have it`);
  }
  return question;
}

/** The author may have changed the type since the caller read it: that must not use a try. */
async function readFor(
  trx: Trx,
  { record }: UserCourseReading,
  question: Question,
  { type, form, userAnswer, courseVersion }: AnswerCommand,
): Promise<UserAnswer> {
  if (type !== undefined && graded(type) !== graded(question.type)) {
    throw invalidField('@type', `the question is of type ${question.type} now`);
  }
  const { form: expected } = questionKind(question);
  if (form !== undefined && form !== expected) {
    throw invalidField('userAnswer', wrongForm[expected]);
  }
  const asRead =
    courseVersion === undefined || courseVersion === record.course.version
      ? null
      : await questionAsRead(trx, record.course, courseVersion, question.id);
  const read = asRead === null ? readUserAnswer(question, userAnswer) : broughtOver(asRead, question, userAnswer);
  if (isUnreadable(read)) {
    throw invalidField('userAnswer', read.problem);
  }
  return read;
}

/** An answer to the question as it was read: options may stand elsewhere by now (BEY-25). */
function broughtOver(asRead: Question, question: Question, userAnswer: unknown): UserAnswer | UnreadableAnswer {
  const read = readUserAnswer(asRead, userAnswer);
  const today = isUnreadable(read) ? null : recallAnswer(question, keepAnswer(asRead, read));
  if (isUnreadable(read) || today === null) {
    return { problem: 'the question was changed since it was read: read it again' };
  }
  return readUserAnswer(question, today);
}

/** Otherwise an order of a choice would be read as the chosen positions. */
const wrongForm: Readonly<Record<AnswerForm, string>> = {
  positions: 'must be the positions chosen, as this question is a choice',
  order: 'must be an order of all positions, as this question is an ordering',
  placement: 'must place items into categories, as this question asks for that',
};

/** List is treated as single choice everywhere (QUIZ-03). */
const graded = (type: QuestionType): QuestionType => (type === 'List' ? 'SingleChoice' : type);

function toAnsweredWire(
  reading: UserCourseReading,
  question: Question,
  answer: StoredAnswer,
  links: readonly UserGamificationWire[],
): AnsweredWire {
  const lecture = lectureAsking(reading, question.id);
  const place = lecture.questions.findIndex((asked) => asked.id === question.id) + 1;
  return {
    ...answerResultView(question, answer, reading.audience),
    question: withVersion(questionView(question, place, answer, reading.audience), reading.record.course),
    lecture: toChangedLectureWire(reading, lecture.lectureId),
    userCourse: toUserCourseSummaryWire(reading),
    newUserGamificationItems: links,
  };
}
