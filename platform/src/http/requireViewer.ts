import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';
import type { Viewer } from './access.ts';
import type { HostState } from './hostState.ts';
import type { Id } from '../shared/id.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The workspace of the host the request came by; 0 on infrastructure routes and where there is none yet. */
    workspaceId: Id;
    /** Whether that workspace is in use, reserved for someone who registered there, or not there yet (OP-48). */
    hostState: HostState;
    /** Host the request came by: lower case, no port. */
    workspaceHost: string;
    /** Who calls, or null. A token that is not valid here counts as none (OP-27). */
    viewer: Viewer | null;
  }
}

/** The viewer of a route that is open to signed-in users only; 401 otherwise. */
export function requireViewer(request: Pick<FastifyRequest, 'viewer'>): Viewer {
  if (request.viewer === null) {
    throw new DomainError('UNAUTHENTICATED');
  }
  return request.viewer;
}
