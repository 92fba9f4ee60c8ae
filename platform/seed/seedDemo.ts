/** Fills an empty database with the demo workspaces. What is there already is never touched. */
import type { Author } from '../src/course/policy.ts';
import { courseRequestSchema } from '../src/course/courseSchemas.ts';
import { writeNewCourse } from '../src/course/writeNewCourse.ts';
import { inWorkspace, type Database, type Trx } from '../src/db/database.ts';
import { appendFact, ensureFactPartitions } from '../src/fact/appendFact.ts';
import type { Viewer } from '../src/http/access.ts';
import { hashPassword } from '../src/identity/passwordHash.ts';
import { profileNameOf } from '../src/workspace/hostRules.ts';
import { courseRequest } from './courseRequest.ts';
import { allCourses } from './courses/allCourses.ts';
import type { SeedCourse } from './courses/wire.ts';
import { demoStudies, study } from './demoProgress.ts';
import { demoVouchers, insertVoucher } from './demoVouchers.ts';
import { seedLessons, type LessonDeps, type LessonsToSeed } from './seedLessons.ts';
import { demoPassword, workspaces, type SeedPerson, type SeedWorkspace } from './workspaces.ts';
import type { Id } from '../src/shared/id.ts';

/** What the seed works with. */
export interface SeedDeps extends LessonDeps {
  readonly db: Database;
}

const dayMs = 86_400_000;
const workspaceAgeDays = 90;
const firstCourseAgeDays = 60;

/**
 * Seeds each demo workspace that does not exist yet, whole and in one transaction; a workspace with its id or its host stays
 * exactly as it is, so that a second run changes nothing and nothing that people changed or deleted comes back.
 *
 * @returns hostnames of the workspaces seeded now
 */
export async function seedDemo(deps: SeedDeps, now: Date): Promise<readonly string[]> {
  const { db } = deps;
  await ensureFactPartitions(db);
  const passwordHash = await hashPassword(demoPassword);
  const seeded: string[] = [];
  for (const workspace of workspaces) {
    const isNew = await inWorkspace(db, workspace.id, async (trx) => {
      if (!(await insertWorkspace(trx, workspace, now))) {
        return false;
      }
      await fillWorkspace(trx, deps, workspace, passwordHash, now);
      return true;
    });
    if (isNew) {
      seeded.push(workspace.hostname);
    }
  }
  return seeded;
}

/** False when the id or the host is taken. A simultaneous seed waits here for the other's commit. */
async function insertWorkspace(trx: Trx, workspace: SeedWorkspace, now: Date): Promise<boolean> {
  const row = await trx
    .insertInto('workspace')
    .values({
      workspace_id: workspace.id,
      hostname: workspace.hostname,
      company: workspace.company,
      color: workspace.color,
      cover_image: workspace.coverImage,
      profile: JSON.stringify({ name: profileNameOf(workspace.hostname), ...workspace.profile }),
      created_time: daysBefore(now, workspaceAgeDays),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('workspace.workspace_id')
    .executeTakeFirst();
  return row !== undefined;
}

async function fillWorkspace(
  trx: Trx,
  deps: SeedDeps,
  workspace: SeedWorkspace,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('consent')
    .values({ workspace_id: workspace.id, consent_id: 1, url: workspace.consentUrl, active: true })
    .execute();
  const people = new Map<SeedPerson['role'], Id>();
  for (const person of workspace.people) {
    people.set(person.role, await insertPerson(trx, workspace.id, person, passwordHash, now));
  }
  const author: Author = { userId: people.get('author') as Id, roles: { ...noRoles, courseAdmin: true } };
  const lessons: LessonsToSeed[] = [];
  const courses = allCourses(now).filter((course) => course.workspace === workspace.key);
  for (const [index, course] of umbrellasLast([...courses.entries()])) {
    const time = daysBefore(now, firstCourseAgeDays - index);
    const written = await writeNewCourse(trx, {
      limits: null,
      workspaceId: workspace.id,
      received: courseRequestSchema.parse(courseRequest(course)),
      author,
      now: time,
      courseId: course.id,
    });
    lessons.push({ workspaceId: workspace.id, host: workspace.hostname, author, course, written, now: time });
  }
  // After all courses, so that those have the same ids with and without them.
  for (const lesson of lessons) {
    await seedLessons(trx, deps, lesson);
  }
  for (const voucher of demoVouchers.filter(({ courseId }) => courses.some(({ id }) => id === courseId))) {
    await insertVoucher(trx, workspace.id, voucher, daysBefore(now, 1));
  }
  const learner2: Viewer = {
    userId: people.get('learner2') as Id,
    roles: noRoles,
    mayCustomise: false,
    session: null,
    apiToken: null,
  };
  for (const plan of demoStudies.filter(({ courseId }) => courses.some(({ id }) => id === courseId))) {
    await study(trx, workspace.id, learner2, plan, now);
  }
}

/** The courses that an umbrella leads to must be there before it. */
export const umbrellasLast = (courses: readonly (readonly [index: number, course: SeedCourse])[]) =>
  courses.toSorted(([, one], [, other]) => Number(isUmbrella(one)) - Number(isUmbrella(other)));

const isUmbrella = ({ decisionTree }: SeedCourse): boolean => decisionTree !== undefined;

const noRoles = { admin: false, courseAdmin: false, voucherAdmin: false };

async function insertPerson(
  trx: Trx,
  workspaceId: Id,
  { role, username, name, language, picture, joinedDaysAgo }: SeedPerson,
  passwordHash: string,
  now: Date,
): Promise<number> {
  const joined = daysBefore(now, joinedDaysAgo);
  const row = await trx
    .insertInto('app_user')
    .values({
      workspace_id: workspaceId,
      username,
      name,
      language,
      picture,
      password_hash: passwordHash,
      role_admin: role === 'admin',
      create_course: role === 'author',
      create_voucher: role === 'voucher',
      created_time: joined,
      email_verified_time: joined,
    })
    .returning('app_user.user_id')
    .executeTakeFirstOrThrow();
  await appendFact(trx, {
    workspace_id: workspaceId,
    fact_time: joined,
    type: 'workspace',
    action: 'registered',
    user_id: row.user_id,
  });
  return row.user_id;
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);
