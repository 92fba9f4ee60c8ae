/** A test app whose people discuss. */
import { sql } from 'kysely';
import { inWorkspace } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { createStudyApp, smallCourse, type StudyApp, type StudyCourse } from '../study/studyTestApp.testkit.ts';
import type { Reply, TestUser } from '../testing/testApp.ts';
import type { PostWire, ThreadWire } from './discussionView.ts';

const base = '/api/v1/secured';

export interface DiscussionApp extends StudyApp {
  /** A course with a discussion that these people are enrolled in; made by nobody unless told by whom. */
  aDiscussedCourse(
    learners: readonly TestUser[],
    more?: { readonly maker?: TestUser; readonly changes?: object },
  ): Promise<StudyCourse>;
  ask(as: TestUser, course: StudyCourse, title: string, lecture?: number): Promise<Reply<ThreadWire>>;
  replyTo(as: TestUser, threadId: Id, text: string): Promise<Reply<ThreadWire>>;
  threads(as: TestUser, course: StudyCourse, query?: string): Promise<readonly ThreadWire[]>;
  replies(as: TestUser, threadId: Id): Promise<readonly PostWire[]>;
  hide(as: TestUser, postId: Id, reason: string | null): Promise<Reply>;
  mark(as: TestUser, threadId: Id, body: object): Promise<Reply<ThreadWire>>;
  report(as: TestUser, postId: Id, reason?: string): Promise<Reply<PostWire>>;
  keep(as: TestUser, postId: Id): Promise<Reply<PostWire>>;
}

export async function createDiscussionApp(): Promise<DiscussionApp> {
  const app = await createStudyApp();
  const listUrl = (course: StudyCourse, lecture = 0) =>
    `${base}/courses/${course.id}/lecture/${course.lectures[lecture]}/discussion`;
  const post = `${base}/discussionposts`;
  return {
    ...app,
    aDiscussedCourse: async (learners, { maker, changes = {} } = {}) => {
      const course = await app.aCourse(smallCourse({ forumEnabled: true, ...changes }));
      if (maker !== undefined) {
        await inWorkspace(app.db, 1, (trx) =>
          sql`update course set created_by = ${maker.userId} where workspace_id = 1 and course_id = ${course.id}`.execute(
            trx,
          ),
        );
      }
      for (const learner of learners) {
        await app.enrol(learner, course.id);
      }
      return course;
    },
    ask: (as, course, title, lecture) =>
      app.call('POST', listUrl(course, lecture), { as, body: { title, text: `${title}\nPlease help.` } }),
    replyTo: (as, threadId, text) =>
      app.call('POST', `${base}/discussionthreads/${threadId}/replies`, { as, body: { text } }),
    threads: async (as, course, query = '') =>
      (await app.call<{ content: ThreadWire[] }>('GET', `${listUrl(course)}${query}`, { as })).body.content,
    replies: async (as, threadId) =>
      (await app.call<{ content: PostWire[] }>('GET', `${base}/discussionthreads/${threadId}/replies`, { as })).body
        .content,
    hide: (as, postId, reason) => app.call('PUT', `${post}/${postId}/hidden`, { as, body: { reason } }),
    mark: (as, threadId, body) =>
      app.call('PATCH', `${base}/discussionthreads/${threadId}`, {
        as,
        body,
        headers: { 'content-type': 'application/merge-patch+json' },
      }),
    report: (as, postId, reason = 'It is rude.') =>
      app.call('POST', `${post}/${postId}/reports`, { as, body: { reason } }),
    keep: (as, postId) => app.call('POST', `${post}/${postId}/_keep`, { as }),
  };
}
