import type { FastifyRequest } from 'fastify';
import type { Id } from '../shared/id.ts';
import { requireViewer } from './requireViewer.ts';

/** Who orders a change, and in which workspace. */
export interface Actor {
  readonly workspaceId: Id;
  readonly actorId: Id;
}

/** The actor of a request; 401 for a visitor. */
export const actorOf = (request: Pick<FastifyRequest, 'workspaceId' | 'viewer'>): Actor => ({
  workspaceId: request.workspaceId,
  actorId: requireViewer(request).userId,
});
