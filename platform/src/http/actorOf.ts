import type { FastifyRequest } from 'fastify';
import type { Id } from '../shared/id.ts';
import { requireViewer } from './requireViewer.ts';

/** Whose word a change is, and in which workspace; 401 for a visitor. */
export const actorOf = (
  request: Pick<FastifyRequest, 'workspaceId' | 'viewer'>,
): { readonly workspaceId: Id; readonly actorId: Id } => ({
  workspaceId: request.workspaceId,
  actorId: requireViewer(request).userId,
});
