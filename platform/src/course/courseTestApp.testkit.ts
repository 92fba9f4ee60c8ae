/** An app with authors, and what tests of the author's calls do over and over. */
import { inWorkspace } from '../db/database.ts';
import { createTestApp, type CallOptions, type Reply, type TestApp, type TestUser } from '../testing/testApp.ts';
import { aCourse } from './courseBuilder.testkit.ts';
import type { CourseWire, LectureContentWire, ModuleWire } from './courseView.ts';
import type { Id } from '../shared/id.ts';

export const coursesPath = '/api/v1/secured/courses';

export interface FullCourse extends CourseWire {
  modules: ModuleWire<LectureContentWire>[];
}

export interface CourseTestApp extends TestApp {
  /** Calls as this one unless told otherwise. */
  readonly author: TestUser;
  readonly admin: TestUser;
  readonly learner: TestUser;
  create(body?: unknown, options?: CallOptions): Promise<Reply<FullCourse>>;
  save(
    method: 'PUT' | 'PATCH',
    id: Id,
    body: unknown,
    options?: CallOptions,
    query?: string,
  ): Promise<Reply<FullCourse>>;
  read(id: Id, include?: string): Promise<Reply<FullCourse>>;
  /** A learner, the app's unless told otherwise, is enrolled, has seen a lecture and answered a question wrong. */
  studied(
    course: FullCourse,
    done: { seen?: number | undefined; answered?: number | undefined; learner?: TestUser },
  ): Promise<void>;
  /** How many lecture bodies the workspace has. */
  countBodies(): Promise<number>;
}

/** `environment`: variables of the platform, such as limits. */
export async function createCourseTestApp(environment: Readonly<Record<string, string>> = {}): Promise<CourseTestApp> {
  const app = await createTestApp(environment);
  const author = await app.aUser({ createCourse: true });
  const admin = await app.aUser({ roleAdmin: true });
  const learner = await app.aUser();
  return {
    ...app,
    author,
    admin,
    learner,
    create: (body = aCourse(), options = {}) =>
      app.call('POST', `${coursesPath}?include=modules`, { as: author, body, ...options }),
    save: (method, id, body, options = {}, query = '') =>
      app.call(method, `${coursesPath}/${id}?include=modules${query}`, { as: author, body, ...options }),
    read: (id, include = 'modules') => app.call('GET', `${coursesPath}/${id}?include=${include}`, { as: author }),
    studied: (course, { seen, answered, learner: student = learner }) =>
      inWorkspace(app.db, 1, async (trx) => {
        const { user_course_id } = await trx
          .insertInto('user_course')
          .values({ workspace_id: 1, user_id: student.userId, course_id: course.id })
          .returning('user_course.user_course_id')
          .executeTakeFirstOrThrow();
        const key = { workspace_id: 1, user_course_id };
        if (seen !== undefined) {
          await trx
            .insertInto('lecture_seen')
            .values({ ...key, lecture_id: seen })
            .execute();
        }
        if (answered === undefined) {
          return;
        }
        const state = { lecture_id: seen ?? 0, user_answer: '[1]', correct: false, course_version: course.version };
        await trx
          .insertInto('answer')
          .values({ ...key, question_id: answered, ...state })
          .execute();
      }),
    countBodies: async () => {
      const { count } = await inWorkspace(app.db, 1, (trx) =>
        trx
          .selectFrom('lecture_body')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      );
      return count;
    },
  };
}

export const lecturesOf = (course: FullCourse): readonly LectureContentWire[] =>
  course.modules.flatMap((module) => module.lectures);
