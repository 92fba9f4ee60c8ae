import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';

/** The workspace that a request came in to. */
export interface RequestWorkspace {
  readonly workspaceId: Id;
  /** Host the request came by. */
  readonly host: string;
}

export const requestWorkspace = (request: FastifyRequest): RequestWorkspace => ({
  workspaceId: request.workspaceId,
  host: request.workspaceHost,
});

/** Throws NOT_FOUND unless a path names the workspace of its host: others do not exist for it (OP-27). */
export function requireOwnWorkspace(request: FastifyRequest & { readonly params: { readonly id: Id } }): void {
  if (request.params.id !== request.workspaceId) {
    throw new DomainError('NOT_FOUND');
  }
}
