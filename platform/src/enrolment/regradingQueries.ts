/** Which answers have another outcome than when they were given, by a decision of the author (BEY-25, OP-345). */
import { sql } from 'kysely';
import type { Regrading } from '../content/question/questionView.ts';
import { workspaceOf, type Trx } from '../db/database.ts';
import { send } from '../db/pipeline.ts';
import type { Id } from '../shared/id.ts';
import type { UserCourseReading } from './userCourseReading.ts';

interface Regraded {
  readonly userCourseId: Id;
  readonly questionId: Id;
  readonly regrading: Regrading;
}

/** Those of user courses. */
export const findRegraded = (trx: Trx, userCourseIds: readonly Id[]): Promise<readonly Regraded[]> =>
  send(
    trx,
    sql<Regraded>`
    select user_course_id as "userCourseId", question_id as "questionId",
      case when point_given then 'POINT_GIVEN' else 'GRADED_AGAIN' end as regrading
    from answer
    where workspace_id = ${workspaceOf(trx)} and user_course_id = any(${[...userCourseIds]}::bigint[])
      and (point_given or graded_again)`,
  );

/** The user course with what was made of its answers since, for a reader who is shown them. */
export function withRegraded(reading: UserCourseReading, regraded: readonly Regraded[]): UserCourseReading {
  const answers = new Map(reading.state.answers);
  for (const { userCourseId, questionId, regrading } of regraded) {
    const answer = answers.get(questionId);
    if (userCourseId === reading.record.id && answer !== undefined) {
      answers.set(questionId, { ...answer, regrading });
    }
  }
  return { ...reading, state: { ...reading.state, answers } };
}
