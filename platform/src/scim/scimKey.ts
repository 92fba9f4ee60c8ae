import { DomainError } from '../errors.ts';
import { assertIfMatch } from '../http/etag.ts';
import type { Id } from '../shared/id.ts';

/** One resource of a workspace, by the id that the provider was told. */
export interface ScimKey {
  readonly workspaceId: Id;
  readonly scimId: string;
}

/** What is done with one resource. */
export interface ScimChange extends ScimKey {
  /** The version that the change was made on. */
  readonly ifMatch: string | undefined;
}

/** Throws PRECONDITION_FAILED where a change was made on another version than this. */
export const assertVersion = ({ ifMatch }: Pick<ScimChange, 'ifMatch'>, version: string): void =>
  assertIfMatch(ifMatch, version.replace('W/', ''));

export const noSuch = (what: 'user' | 'group'): DomainError =>
  new DomainError('NOT_FOUND', { message: `There is no such ${what}` });
