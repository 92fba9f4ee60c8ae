import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';
import type { Viewer, ViewerSession } from './access.ts';
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

/** The sign-in of who calls; 401 for a visitor, SIGN_IN_NEEDED for a program with an API token. */
export function requireSession(request: Pick<FastifyRequest, 'viewer'>): ViewerSession & Pick<Viewer, 'userId'> {
  const { session, userId } = requireViewer(request);
  if (session === null) {
    throw new DomainError('SIGN_IN_NEEDED');
  }
  return { ...session, userId };
}
