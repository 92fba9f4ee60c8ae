import type { FastifyRequest } from 'fastify';
import { requireViewer } from '../http/requireViewer.ts';
import type { Id } from '../shared/id.ts';
import type { ReaderOptions } from './userCourseReading.ts';

/** Who asks something about user courses, where, when and as what. */
export interface UserCourseCall extends ReaderOptions {
  readonly workspaceId: Id;
}

/** The call that a request makes. Throws UNAUTHENTICATED for a visitor. */
export const userCourseCall = (
  request: Pick<FastifyRequest, 'viewer' | 'workspaceId'> & {
    readonly query: { readonly view?: 'learner' | undefined };
  },
  now: Date,
): UserCourseCall => ({
  workspaceId: request.workspaceId,
  viewer: requireViewer(request),
  asLearner: request.query.view === 'learner',
  now,
});
