import type { Policy, Viewer } from '../http/access.ts';
import type { Id } from '../shared/id.ts';

/** Who may watch and cancel jobs. */
export const policy = {
  listJobs: 'learner',
  readJob: 'learner',
  cancelJob: 'learner',
} as const satisfies Policy;

/** Who asks for jobs. */
export type JobWatcher = Pick<Viewer, 'userId' | 'roles'>;

/** A job is watched and cancelled by anyone who ordered it, and by admins. */
export const mayWatch = ({ userId, roles }: JobWatcher, { actorId }: { readonly actorId: Id | null }): boolean =>
  roles.admin || actorId === userId;

/** The same for lists: whose jobs alone they hold; null for those of everyone. */
export const ordererFilter = ({ userId, roles }: JobWatcher): Id | null => (roles.admin ? null : userId);
