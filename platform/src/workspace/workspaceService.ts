import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { rsqlWhere } from '../http/rsql.ts';
import { profileNameOf } from './hostRules.ts';
import {
  acceptConsent,
  findProfile,
  findWorkspace,
  workspaceSelectors,
  type WorkspaceRow,
} from './workspaceQueries.ts';

export interface Place {
  readonly workspaceId: number;
  /** Host the request came by. */
  readonly host: string;
}

/** The workspace of the host, or none when `q` is about another one: workspaces know nothing of each other. */
export const listWorkspaces = (deps: Deps, { workspaceId, host }: Place, q: string | undefined) =>
  find(deps, workspaceId, rsqlWhere(q, workspaceSelectors(host)));

/** The workspace of the host by its id; NOT_FOUND for any other id. */
export async function readWorkspace(deps: Deps, { workspaceId }: Place, id: number): Promise<WorkspaceRow> {
  const found = id === workspaceId ? await find(deps, workspaceId, sql<SqlBool>`true`) : null;
  if (found === null) {
    throw new DomainError('NOT_FOUND');
  }
  return found;
}

const find = ({ db }: Deps, workspaceId: number, condition: RawBuilder<SqlBool>): Promise<WorkspaceRow | null> =>
  inWorkspace(db, workspaceId, (trx) => findWorkspace(trx, workspaceId, condition));

/**
 * The profile called `profileName`. Only the workspace of the host has one, under the name of its registered host or of the
 * host the request came by; NOT_FOUND otherwise. The workspace's company stands in where the profile is silent (OP-28).
 */
export async function readProfile(
  { db }: Deps,
  { workspaceId, host }: Place,
  profileName: string,
): Promise<Record<string, unknown> & { name: string; company: string | null }> {
  const row = await inWorkspace(db, workspaceId, (trx) => findProfile(trx, workspaceId));
  if (row === null || ![profileNameOf(row.hostname), profileNameOf(host)].includes(profileName)) {
    throw new DomainError('NOT_FOUND');
  }
  const { company } = row.profile;
  return { ...row.profile, name: profileName, company: typeof company === 'string' ? company : row.company };
}

/** Notes that a user accepted a consent of the workspace; again changes nothing. NOT_FOUND for an unknown consent (REST-37). */
export async function acceptWorkspaceConsent(
  { db, clock }: Deps,
  { workspaceId }: Place,
  userId: number,
  consentId: number,
): Promise<void> {
  const known = await inWorkspace(db, workspaceId, (trx) =>
    acceptConsent(trx, { workspaceId, userId, consentId, now: clock() }),
  );
  if (!known) {
    throw new DomainError('NOT_FOUND');
  }
}
