import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';

/** One resource of a workspace, by the id that the provider was told. */
export interface ScimKey {
  readonly workspaceId: Id;
  readonly scimId: string;
}

/** What is done with one resource. */
export interface ScimChange extends ScimKey {
  /** The version that the change was made on; 412 when it moved on. */
  readonly ifMatch: string | undefined;
  /** Address of the service, of which versions are made too. */
  readonly base: string;
}

export const noSuch = (what: 'user' | 'group'): DomainError =>
  new DomainError('NOT_FOUND', { message: `There is no such ${what}` });
