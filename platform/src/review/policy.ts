import { mayEdit, type Author } from '../course/policy.ts';
import type { Policy } from '../http/access.ts';
import type { Id } from '../shared/id.ts';

/** Who may do what in the review of a course. Those who read it to work on it comment; who came by a link holds its token. */
export const policy = {
  readThreads: 'courseAdmin',
  startThread: 'courseAdmin',
  comment: 'courseAdmin',
  changeComment: 'courseAdmin',
  settleThread: 'courseAdmin',
  showThread: 'courseAdmin',
  listMentionable: 'courseAdmin',

  listLinks: 'courseAdmin',
  createLink: 'courseAdmin',
  revokeLink: 'courseAdmin',

  readReview: 'public',
  commentAsGuest: 'public',
} as const satisfies Policy;

interface Written {
  readonly user_id: Id | null;
  readonly guest_name: string | null;
}

/** A comment is changed by anyone who wrote it. */
export const mayEditComment = ({ userId }: Pick<Author, 'userId'>, comment: Written): boolean =>
  comment.user_id === userId;

/** And deleted; what a guest wrote, who cannot take it back, by those who edit the course. */
export const mayDeleteComment = (author: Author, comment: Written, course: { readonly template: boolean }): boolean =>
  mayEditComment(author, comment) || (comment.guest_name !== null && mayEdit(author, course));

/**
 * Whether guests read a thread is up to the author who began it; what a guest began, guests always read. Once the comment that began it is
 * gone it stays as it is: the one who wrote next in it did not choose for the others.
 */
export const mayShowToGuests = (
  author: Pick<Author, 'userId'>,
  thread: { readonly by_guest: boolean; readonly create_time: Date },
  first: (Written & { readonly create_time: Date }) | undefined,
): boolean =>
  !thread.by_guest &&
  first !== undefined &&
  first.create_time.getTime() === thread.create_time.getTime() &&
  mayEditComment(author, first);
