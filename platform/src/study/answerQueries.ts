import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { json } from '../db/json.ts';
import { post } from '../db/pipeline.ts';
import type { LectureProgress } from '../enrolment/progressRules.ts';
import type { StoredAnswer, UserCourseRecord } from '../enrolment/userCourseRecord.ts';
import { insertFacts, type Fact } from '../fact/appendFact.ts';
import type { Id } from '../shared/id.ts';
import { positionAfterWork } from './positionQueries.ts';

export interface AnswerToSave {
  readonly record: UserCourseRecord;
  readonly lecture: LectureProgress;
  readonly questionId: Id;
  readonly answer: StoredAnswer;
  /** At least one. */
  readonly facts: readonly Fact[];
}

/**
 * Writes the state of the question, the submission, the position of the learner and the facts in one statement. The user course
 * must be locked, so that nothing happens between reading the state and this write.
 */
export async function saveAnswer(
  trx: Trx,
  { record, lecture, questionId, answer, facts }: AnswerToSave,
): Promise<void> {
  const key = { workspace_id: record.course.workspaceId, user_course_id: record.id, question_id: questionId };
  const given = {
    user_answer: json(answer.userAnswer),
    correct: answer.correct,
    course_version: record.course.version,
  };
  const state = {
    ...given,
    lecture_id: lecture.lectureId,
    wrong_count: answer.wrongCount,
    answer_time: answer.answerTime,
    // What an author decided was about the answer before.
    point_given: false,
    graded_again: false,
  };
  const writes = trx
    .with('noted', (query) => insertFacts(query, facts).returning(sql`1`.as('one')))
    .with('saved', (query) =>
      query
        .insertInto('answer')
        .values({ ...key, ...state })
        .onConflict((conflict) => conflict.constraint('answer_pkey').doUpdateSet(state))
        .returning(sql`1`.as('one')),
    )
    .with('kept', (query) =>
      query
        .insertInto('answer_submission')
        .values({ ...key, ...given, submit_time: answer.answerTime })
        .returning(sql`1`.as('one')),
    )
    .updateTable('user_course')
    .set(positionAfterWork(record, lecture, answer.answerTime))
    .where('user_course.workspace_id', '=', record.course.workspaceId)
    .where('user_course.user_course_id', '=', record.id);
  await post(trx, writes);
}
