/** What the CSV of many learners holds at a time. It counts what cannot be given back, so that no machine is too slow for it. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { createStudyApp, smallCourse, type StudyApp, type StudyCourse } from '../study/studyTestApp.testkit.ts';
import { exportProgress } from './exportProgress.ts';
import { userCourseCall } from './userCourseCall.ts';
import { userCoursesAtOnce } from './userCourseQueries.ts';

const learners = 10_000;
const mebibyte = 2 ** 20;

let app: StudyApp;
let course: StudyCourse;
beforeAll(async () => {
  app = await createStudyApp();
  course = await app.aCourse(smallCourse());
  const [lecture = 0, asking = 0] = course.lectures;
  await inWorkspace(app.db, 1, async (trx) => {
    await sql`insert into app_user (workspace_id, username, name, password_hash)
      select 1, 'learner-' || number || '@progress.test', 'Learner ' || number, ''
      from generate_series(1, ${learners}::int) number`.execute(trx);
    await sql`insert into user_course (workspace_id, user_id, course_id, last_seen_time)
      select 1, user_id, ${course.id}, now() from app_user
      where workspace_id = 1 and username like 'learner-%@progress.test'`.execute(trx);
    await sql`insert into lecture_seen (workspace_id, user_course_id, lecture_id)
      select 1, user_course_id, ${lecture} from user_course where workspace_id = 1 and course_id = ${course.id}`.execute(
      trx,
    );
    await sql`insert into answer (workspace_id, user_course_id, question_id, lecture_id, user_answer, correct, course_version)
      select 1, user_course_id, question, ${asking}, '[2]', true, 1
      from user_course cross join unnest(${[...course.questions]}::bigint[]) question
      where workspace_id = 1 and course_id = ${course.id}`.execute(trx);
  });
});
afterAll(() => app.close());

/** Bytes that are still in use after everything else was given back. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}

test('PROGR-03 OP-84 the CSV of 10,000 learners holds a few of them at a time, far below 64 MB', async () => {
  const admin = await app.aUser({ roleAdmin: true });
  const now = app.now();
  const roles = { admin: true, courseAdmin: true, voucherAdmin: true };
  const viewer = { userId: admin.userId, roles, mayCustomise: true, session: null, apiToken: null };
  const call = userCourseCall({ viewer, workspaceId: 1, query: {} }, now);
  const asked = { q: `courseId==${course.id}`, sort: [], progress: { now } };
  const rows = await exportProgress(app.db, call, asked);
  const before = bytesInUse();
  let read = 0;
  let most = 0;
  for await (const run of rows) {
    expect(run.length).toBeLessThanOrEqual(userCoursesAtOnce);
    read += run.length;
    if (read % 1_000 === 0) {
      most = Math.max(most, bytesInUse() - before);
    }
  }
  expect(read).toBe(learners);
  expect(most).toBeLessThan(64 * mebibyte);
});
