import { asOwner } from '../support/database.ts';

/** How much happened in the year at size 1. */
const userCourses = 1_000_000;
const answers = 20;
const lectures = 8;

/**
 * Writes a year of facts into workspace 1, spread over its courses and 200,000 people at size 1: user courses begun and some completed, each
 * with 20 answers and 8 lectures. A month is a transaction. Answers how many facts there are.
 */
export async function writeYearOfFacts(ownerUrl: string, size: number): Promise<number> {
  const owner = { ownerUrl };
  let written = 0;
  for (let month = 0; month < 12; month += 1) {
    const [row] = await asOwner<{ written: number }>(
      owner,
      `with course as (select array_agg(course_id order by course_id) as ids from course where workspace_id = 1),
      made as (
        select number, 900000000 + number % greatest(1, $2::integer / 5) as user_id,
          course.ids[1 + number % array_length(course.ids, 1)] as course_id,
          now() - make_interval(days => 365 - 30 * $1::integer) + random() * interval '30 days' as begun
        from generate_series(1, greatest(1, $2::integer / 12)) as number, course
      ),
      facts as (
        insert into fact (workspace_id, fact_time, type, action, user_id, course_id, lecture_id, question_id)
        select 1, made.begun + done.after, done.type, done.action, made.user_id, made.course_id, done.lecture_id, done.question_id
        from made cross join lateral (
          select interval '0' as after, 'usercourse' as type, 'started' as action, null::bigint as lecture_id, null::bigint as question_id
          union all select interval '3 days', 'usercourse', 'completed', null, null where made.number % 5 < 2
          union all
          select make_interval(hours => each), 'questionanswer', case when (made.number + each) % 4 = 0 then 'wrong' else 'correct' end,
            null, 800000000 + made.course_id * 1000 + each
          from generate_series(1, ${answers}) as each
          union all
          select make_interval(hours => 3 * each), 'lecture', 'seen', 700000000 + made.course_id * 1000 + each, null
          from generate_series(1, ${lectures}) as each
        ) as done
        returning 1
      )
      select count(*)::integer as written from facts`,
      [month, Math.round(userCourses * size)],
    );
    written += row?.written ?? 0;
  }
  await asOwner(owner, 'vacuum analyze fact');
  return written;
}
