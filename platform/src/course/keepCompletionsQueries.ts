import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { statedLanguage } from '../shared/statedLanguage.ts';
import type { CourseRecord } from './courseRecord.ts';

/**
 * Keeps a record of each completion of a course that is about to be deleted (OP-170). Waits for completions that are being committed, so
 * that those are recorded too. The score is that of the completion: from its certificate, or else from the fact of the same moment.
 */
export async function keepCompletions(
  trx: Trx,
  course: Pick<CourseRecord, 'id' | 'workspaceId' | 'name' | 'metadata'>,
): Promise<void> {
  await sql`select from user_course
    where user_course.workspace_id = ${course.workspaceId} and user_course.course_id = ${course.id}
    order by user_course.user_course_id for update`.execute(trx);
  await sql`
    insert into completion_record
      (workspace_id, user_course_id, user_id, course_id, course_name, course_language, score_percent, finish_time)
    select user_course.workspace_id, user_course.user_course_id, user_course.user_id, user_course.course_id, ${course.name},
      ${statedLanguage(course.metadata)},
      case when course.total_points > 0 then coalesce(certificate.score_percent, completion.score_percent) end, user_course.finish_time
    from user_course
    join course on course.workspace_id = user_course.workspace_id and course.course_id = user_course.course_id
    left join certificate on certificate.workspace_id = user_course.workspace_id
      and certificate.user_course_id = user_course.user_course_id
    left join (
      select distinct on (fact.user_id, fact.fact_time) fact.user_id, fact.fact_time, fact.value::integer as score_percent
      from fact
      where fact.workspace_id = ${course.workspaceId} and fact.course_id = ${course.id}
        and fact.type = 'usercourse' and fact.action = 'completed'
      order by fact.user_id, fact.fact_time, fact.fact_id desc) completion
      on completion.user_id = user_course.user_id and completion.fact_time = user_course.finish_time
    where user_course.workspace_id = ${course.workspaceId} and user_course.course_id = ${course.id} and user_course.completed`.execute(
    trx,
  );
}
