/** The documents of a workspace's credentials, for anyone who verifies one (BEY-17). */
import { findCourse } from '../../course/courseQueries.ts';
import { isInCatalogue } from '../../course/courseRules.ts';
import { inWorkspace } from '../../db/database.ts';
import type { JsonObject } from '../../db/columnTypes.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { RequestWorkspace } from '../../http/requestWorkspace.ts';
import type { Id } from '../../shared/id.ts';
import { findCertificateSource, findNewestOfCourse } from '../certificateQueries.ts';
import { isUuid, readIssuer, type Issuer } from '../certificateService.ts';
import { listCredentialKeys, type StoredCredentialKey } from './credentialKeyQueries.ts';
import { signingKeyOf } from './credentialKeys.ts';
import { achievementDocument, issuerDocument, openBadge, statusListCredential } from './openBadge.ts';
import { signCredential } from './signCredential.ts';
import { numbersOf, placeOf } from './statusList.ts';
import { listRevokedNumbers } from './statusListQueries.ts';

/** A document, and what signs it when someone wants it signed. */
export interface Signable {
  readonly document: JsonObject;
  readonly sign: () => Promise<string>;
}

/** The credential of a certificate, revoked or not: its status says which. NOT_FOUND for any other text. */
export async function readCredential(deps: Deps, workspace: RequestWorkspace, uuid: string): Promise<Signable> {
  const source = isUuid(uuid)
    ? await inWorkspace(deps.db, workspace.workspaceId, (trx) => findCertificateSource(trx, uuid))
    : null;
  const issuer = await readIssuer(deps, workspace);
  return signable(deps, workspace, issuer, openBadge(found(source), issuer), 'JWT');
}

/** What the certificates of a course certify; NOT_FOUND while none was issued, and for a course that is not in the catalogue. */
export async function readAchievement(deps: Deps, workspace: RequestWorkspace, courseId: Id): Promise<JsonObject> {
  const newest = await inWorkspace(deps.db, workspace.workspaceId, async (trx) => {
    const course = await findCourse(trx, courseId);
    // Ids can be counted through, and what is no longer shown to everyone stands in each certificate anyway.
    return course !== null && isInCatalogue(course) ? findNewestOfCourse(trx, courseId) : null;
  });
  return achievementDocument(found(newest), await readIssuer(deps, workspace));
}

export async function readIssuerDocument(deps: Deps, workspace: RequestWorkspace): Promise<JsonObject> {
  return issuerDocument(await readIssuer(deps, workspace), await readKeys(deps, workspace));
}

/** Every key that the workspace has signed with. */
export const readKeys = (
  { db }: Pick<Deps, 'db'>,
  { workspaceId }: RequestWorkspace,
): Promise<readonly StoredCredentialKey[]> =>
  inWorkspace(db, workspaceId, (trx) => listCredentialKeys(trx, workspaceId));

/** NOT_FOUND for a key that this workspace never signed with. */
export async function readKey(deps: Deps, workspace: RequestWorkspace, keyId: string): Promise<JsonObject> {
  const key = (await readKeys(deps, workspace)).find((candidate) => candidate.keyId === keyId);
  return found(key ?? null).publicKey;
}

/** NOT_FOUND for a list that no certificate of the workspace ever had a place in. */
export async function readStatusList(deps: Deps, workspace: RequestWorkspace, list: number): Promise<Signable> {
  const { workspaceId } = workspace;
  const revoked = await inWorkspace(deps.db, workspaceId, (trx) =>
    listRevokedNumbers(trx, workspaceId, numbersOf(list)),
  );
  const places = found(revoked).map((number) => placeOf(number).index);
  const issuer = await readIssuer(deps, workspace);
  return signable(deps, workspace, issuer, statusListCredential(list, places, issuer, deps.clock()), 'vc+jwt');
}

const signable = (
  deps: Deps,
  { workspaceId }: RequestWorkspace,
  issuer: Issuer,
  document: JsonObject & { readonly id: string },
  typ: 'JWT' | 'vc+jwt',
): Signable => ({
  document,
  sign: async () => signCredential(document, await signingKeyOf(deps, workspaceId), issuer, typ),
});

function found<Value>(value: Value | null): Value {
  if (value === null) {
    throw new DomainError('NOT_FOUND');
  }
  return value;
}
