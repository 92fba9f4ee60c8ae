import { isAdminOfCourse } from '../course/policy.ts';
import type { Policy, Viewer } from '../http/access.ts';
import type { Id } from '../shared/id.ts';
import type { Participant } from './discussionDoor.ts';
import type { PostRow, ThreadRow } from './discussionQueries.ts';

/**
 * Who may do what in discussions. Who may enter one at all is decided in `discussionDoor.ts`, as it depends on what the learner has
 * unlocked.
 */
export const policy = {
  readDiscussion: 'learner',
  askQuestion: 'learner',
  reply: 'learner',
  acceptAnswer: 'learner',
  editPost: 'learner',
  deletePost: 'learner',
  reportPost: 'learner',

  markThread: 'courseAdmin',
  hidePost: 'courseAdmin',
  keepPost: 'courseAdmin',
  listQuestions: 'courseAdmin',
  hideQuestions: 'courseAdmin',
} as const satisfies Policy;

type Post = Pick<PostRow, 'user_id' | 'deleted_time' | 'hidden_time'>;

/** Those who answer for a course moderate its discussions: they hide, pin, close and settle what was reported. */
export const isModerator = (viewer: Viewer, course: { readonly createdBy: Id | null }): boolean =>
  isAdminOfCourse(viewer, course);

const stands = ({ deleted_time: deleted, hidden_time: hidden }: Post): boolean => deleted === null && hidden === null;

/** A hidden post is read by anyone who wrote it and by moderators; a deleted one by nobody. */
export const mayReadPost = ({ userId, moderator }: Participant, post: Post): boolean =>
  stands(post) || (post.deleted_time === null && (moderator || post.user_id === userId));

/** Why a post was hidden is told to anyone who wrote it and to moderators. */
export const mayReadReason = ({ userId, moderator }: Participant, post: Post): boolean =>
  moderator || post.user_id === userId;

/** A post is changed and deleted by anyone who wrote it; a hidden one stays as it was judged. */
export const mayEditPost = ({ userId }: Pick<Participant, 'userId'>, post: Post): boolean =>
  post.user_id === userId && stands(post);

/** What others wrote is reported. */
export const mayReportPost = ({ userId }: Pick<Participant, 'userId'>, post: Post): boolean =>
  post.user_id !== userId && stands(post);

/** Which reply answered a question is said by anyone who asked it, and by moderators. */
export const mayAcceptAnswer = ({ userId, moderator }: Participant, thread: Pick<ThreadRow, 'user_id'>): boolean =>
  moderator || thread.user_id === userId;
