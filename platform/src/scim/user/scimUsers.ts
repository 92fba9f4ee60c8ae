import { inWorkspace, type Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { addWithoutMail } from '../../personnel/addWithoutMail.ts';
import type { Id } from '../../shared/id.ts';
import { leaveScimGroups } from '../group/leaveScimGroups.ts';
import { lockScimGroupsOf } from '../group/scimGroupQueries.ts';
import { lockKnownPerson } from '../../workspace/access/accessQueries.ts';
import { giveAccessBack, withdrawAccess, type AccessChange } from '../../workspace/access/accessSteps.ts';
import { lockAddress } from '../../workspace/people/invitationQueries.ts';
import type { ListRequest, ScimPage } from '../listRequest.ts';
import { ScimError } from '../scimError.ts';
import { assertVersion, noSuch, type ScimChange, type ScimKey } from '../scimKey.ts';
import { whileConnected } from '../token/whileConnected.ts';
import {
  deleteScimLink,
  findAnyoneOfAddress,
  findScimUser,
  findScimUsers,
  findTaken,
  insertScimLink,
  lockScimLink,
  updateScimLink,
  type ScimUserRow,
} from './scimUserQueries.ts';
import type { UserDraft } from './userDraft.ts';
import { versionOfUser } from './userResource.ts';
import { addressKey } from '../../shared/address.ts';

type UserDeps = Pick<Deps, 'db' | 'clock'>;

export const listScimUsers = (
  { db }: UserDeps,
  workspaceId: Id,
  request: ListRequest,
): Promise<ScimPage<ScimUserRow>> => inWorkspace(db, workspaceId, (trx) => findScimUsers(trx, workspaceId, request));

/** Throws NOT_FOUND for nobody whom the provider knows, here and below. */
export const readScimUser = ({ db }: UserDeps, { workspaceId, scimId }: ScimKey): Promise<ScimUserRow> =>
  inWorkspace(db, workspaceId, (trx) => loadScimUser(trx, { workspaceId, scimId }));

/**
 * Adds someone without rights and without a mail, or links who is there; who was out is back. Throws `uniqueness` for someone who is
 * linked already.
 */
export const addScimUser = ({ db, clock }: UserDeps, workspaceId: Id, draft: UserDraft): Promise<ScimUserRow> =>
  whileConnected(db, workspaceId, async (trx) => {
    const accessChange: AccessChange = { workspaceId, actorId: null, origin: 'PROVIDER', now: clock() };
    // Of two that add one address the second waits here, and finds the first.
    await lockAddress(trx, workspaceId, draft.address);
    const there = await findAnyoneOfAddress(trx, workspaceId, draft.address);
    await requireFree(trx, workspaceId, { scimId: null, userId: there, draft });
    const userId = there ?? (await addWithoutMail(trx, accessChange, draft.address));
    const departedTime = await setPresence(trx, accessChange, { userId, departedTime: null }, draft.active);
    const scimId = await insertScimLink(trx, workspaceId, { userId, departedTime, draft });
    return loadScimUser(trx, { workspaceId, scimId });
  });

/**
 * Makes a user what `toDraft` makes of them. Throws PRECONDITION_FAILED, `uniqueness`, `mutability` for another address, and FORBIDDEN
 * where access cannot be taken.
 */
export const changeScimUser = (
  { db, clock }: UserDeps,
  change: ScimChange,
  toDraft: (row: ScimUserRow) => UserDraft,
): Promise<ScimUserRow> =>
  whileConnected(db, change.workspaceId, async (trx) => {
    const { workspaceId, scimId } = change;
    const row = await lockScimUser(trx, change);
    const draft = toDraft(row);
    if (addressKey(draft.address) !== addressKey(row.address)) {
      throw new ScimError(
        'mutability',
        'The e-mail address decides who may sign in and cannot be changed here: remove this user and add one with the new address',
      );
    }
    await requireFree(trx, workspaceId, { scimId, userId: row.userId, draft });
    const accessChange: AccessChange = { workspaceId, actorId: null, origin: 'PROVIDER', now: clock() };
    const departedTime = await setPresence(trx, accessChange, row, draft.active);
    await updateScimLink(trx, workspaceId, scimId, { departedTime, draft });
    return loadScimUser(trx, change);
  });

/** Takes access from someone and forgets that the provider knows them; nothing of theirs is erased (ADR 0034). */
export const removeScimUser = ({ db, clock }: UserDeps, change: ScimChange): Promise<void> =>
  whileConnected(db, change.workspaceId, async (trx) => {
    const { workspaceId, scimId } = change;
    const now = clock();
    const row = await lockScimUser(trx, change, { withGroups: true });
    await setPresence(trx, { workspaceId, actorId: null, origin: 'PROVIDER', now }, row, false);
    await leaveScimGroups(trx, workspaceId, row.userId, now);
    await deleteScimLink(trx, workspaceId, scimId);
  });

async function loadScimUser(trx: Trx, { workspaceId, scimId }: ScimKey): Promise<ScimUserRow> {
  const row = await findScimUser(trx, workspaceId, scimId);
  if (row === null) {
    throw noSuch('user');
  }
  return row;
}

/** A user as they stay until the transaction ends, in the version that the change was made on. */
async function lockScimUser(trx: Trx, change: ScimChange, { withGroups = false } = {}): Promise<ScimUserRow> {
  const { workspaceId, scimId } = change;
  // First the address, as anyone who registers with it does.
  await lockAddress(trx, workspaceId, (await loadScimUser(trx, change)).address);
  if (withGroups) {
    // Before the link, as anyone who changes the members of one has it before the links of those.
    await lockScimGroupsOf(trx, workspaceId, (await loadScimUser(trx, change)).userId);
  }
  await lockScimLink(trx, workspaceId, scimId);
  const row = await loadScimUser(trx, change);
  assertVersion(change, versionOfUser(row));
  return row;
}

async function requireFree(
  trx: Trx,
  workspaceId: Id,
  { scimId, userId, draft }: { scimId: string | null; userId: Id | null; draft: UserDraft },
): Promise<void> {
  const taken = await findTaken(trx, workspaceId, { scimId, userId, ...draft });
  if (taken !== null) {
    throw new ScimError('uniqueness', `Another user has this ${taken === 'person' ? 'e-mail address' : taken}`);
  }
}

/**
 * Lets someone in or out, where that is not so already; answers since when the provider counts them as gone. Throws FORBIDDEN for an
 * admin, who never loses access by a system.
 */
async function setPresence(
  trx: Trx,
  accessChange: AccessChange,
  { userId, departedTime }: Pick<ScimUserRow, 'userId' | 'departedTime'>,
  active: UserDraft['active'],
): Promise<Date | null> {
  const person = await lockKnownPerson(trx, accessChange.workspaceId, userId);
  if (person === null) {
    throw noSuch('user');
  }
  if (active === null) {
    return departedTime;
  }
  if (active) {
    if (person.isOut) {
      // Whom the personnel system counts as gone, or an admin put out, stays out, and is answered so; they alone keep them out then.
      await giveAccessBack(trx, accessChange, person);
    }
    return null;
  }
  if (!person.isOut) {
    if (person.admin) {
      throw new DomainError('FORBIDDEN', {
        message: 'This person is an admin in Lectern and keeps access: take that role away there first',
      });
    }
    await withdrawAccess(trx, accessChange, person);
  }
  return departedTime ?? accessChange.now;
}
