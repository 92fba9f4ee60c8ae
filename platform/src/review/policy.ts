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

/** Whether guests read a thread is up to the author who began it; what a guest began, guests always read. */
export const mayShowToGuests = (
  author: Pick<Author, 'userId'>,
  { by_guest: byGuest }: { readonly by_guest: boolean },
  first: Written | undefined,
): boolean => !byGuest && first !== undefined && mayEditComment(author, first);
