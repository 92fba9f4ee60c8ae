import { loadLectureBody } from '../content/contentQueries.ts';
import { givenAnswer, type GivenPart } from '../content/question/givenAnswerRules.ts';
import { questionView, type QuestionWire } from '../content/question/questionView.ts';
import { inWorkspace, type Database } from '../db/database.ts';
import { findLecture } from '../enrolment/lectureView.ts';
import type { UserCourseCall } from '../enrolment/userCourseCall.ts';
import { findUserCourse } from '../enrolment/userCourseQueries.ts';
import { readUserCourse } from '../enrolment/userCourseReading.ts';
import { mayReadSubmissions } from './policy.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import { findSubmissions, type SubmissionRow } from './submissionQueries.ts';

interface SubmissionWire {
  id: Id;
  time: string;
  correct: boolean;
  given: GivenPart[];
  goneCount: number;
}

type StateOfQuestion = Pick<
  QuestionWire,
  '@type' | 'number' | 'question' | 'weight' | 'correct' | 'wrongCount' | 'wrongLimit' | 'exhausted'
>;

interface AnsweredQuestionWire extends StateOfQuestion {
  questionId: Id;
  submissionCount: number;
  submissions: SubmissionWire[];
}

export interface SubmissionsWire {
  lectureId: Id;
  name: string;
  questions: AnsweredQuestionWire[];
}

/** Without a limit of tries the list would have no end. */
const mostOfAQuestion = 50;

/**
 * What a learner answered in a lecture, question by question, in words. For admins and the author of the course alone, not even for
 * the learner (OP-54): everyone else gets NOT_FOUND, as for a lecture that the course does not have.
 */
export const readSubmissions = (
  db: Database,
  request: UserCourseCall & { readonly userCourseId: Id; readonly lectureId: Id },
): Promise<SubmissionsWire> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const record = await findUserCourse(trx, request.userCourseId);
    if (record === null || !mayReadSubmissions(request.viewer, record.course)) {
      throw new DomainError('NOT_FOUND');
    }
    const reading = await readUserCourse(trx, record, request);
    const lecture = findLecture(reading, request.lectureId)?.lecture;
    if (lecture === undefined) {
      throw new DomainError('NOT_FOUND');
    }
    const body = await loadLectureBody(trx, request.workspaceId, lecture.outline.bodyHash);
    const asked = new Set(lecture.questions.map(({ id }) => id));
    const questions = body.questions.filter(({ id }) => asked.has(id));
    const rows = await findSubmissions(trx, record.id, [...asked], mostOfAQuestion);
    return {
      lectureId: lecture.lectureId,
      name: lecture.outline.name,
      questions: questions.map((question, index) => {
        const own = rows.filter((row) => row.question_id === question.id);
        const view = questionView(question, index + 1, reading.state.answers.get(question.id) ?? null, 'AUTHOR');
        return {
          questionId: question.id,
          '@type': view['@type'],
          number: view.number,
          question: view.question,
          weight: view.weight,
          correct: view.correct,
          wrongCount: view.wrongCount,
          wrongLimit: view.wrongLimit,
          exhausted: view.exhausted,
          submissionCount: own[0]?.total ?? 0,
          submissions: own.map((row) => toSubmissionWire(row, givenAnswer(question, row.user_answer))),
        };
      }),
    };
  });

const toSubmissionWire = (
  { submission_id, submit_time, correct }: SubmissionRow,
  answer: ReturnType<typeof givenAnswer>,
): SubmissionWire => ({ id: submission_id, time: submit_time.toISOString(), correct, ...answer });
