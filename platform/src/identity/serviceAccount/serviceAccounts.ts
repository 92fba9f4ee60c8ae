import { appendAudit, type AuditAction } from '../../audit/appendAudit.ts';
import { inWorkspace, type Database, type Trx } from '../../db/database.ts';
import { DomainError, invalidField } from '../../errors.ts';
import { requestHash, withIdempotency } from '../../http/idempotency.ts';
import type { Id } from '../../shared/id.ts';
import { deleteTokensOf } from '../apiToken/apiTokenQueries.ts';
import { createTokenOf, listTokensOf, rotateTokenOf, type TokenCall } from '../apiToken/apiTokens.ts';
import type {
  ApiTokenWire,
  CreatedApiTokenWire,
  NewApiTokenRequest,
  RotationRequest,
} from '../apiToken/apiTokenSchemas.ts';
import {
  findServiceAccounts,
  holdPerson,
  insertServiceAccount,
  lockServiceAccount,
  lockServiceAccounts,
  markDeleted,
  updateServiceAccount,
  type ServiceAccountRow,
} from './serviceAccountQueries.ts';
import {
  mostServiceAccounts,
  mostTokensOfServiceAccount,
  type NewServiceAccount,
  type ServiceAccountPatch,
  type ServiceAccountWire,
} from './serviceAccountSchemas.ts';

export type ServiceAccountCall = TokenCall;
export type OneServiceAccountCall = TokenCall & { readonly serviceAccountId: Id };

export const listServiceAccounts = (db: Database, { workspaceId }: ServiceAccountCall): Promise<ServiceAccountWire[]> =>
  inWorkspace(db, workspaceId, async (trx) => (await findServiceAccounts(trx)).map(toWire));

/** Makes one, once per key. Throws SERVICE_ACCOUNT_NAME_TAKEN, SERVICE_ACCOUNTS_FULL, and INVALID for an owner without access. */
export const createServiceAccount = (
  db: Database,
  { workspaceId, actorId, now }: ServiceAccountCall,
  { ownerId = actorId, ...fields }: NewServiceAccount,
  key: string | undefined,
): Promise<ServiceAccountWire> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const { body } = await withIdempotency<{ readonly id: Id }>(
      trx,
      {
        workspaceId,
        userId: actorId,
        operation: 'createServiceAccount',
        key,
        requestHash: requestHash({ ownerId, ...fields }),
      },
      async () => {
        await lockServiceAccounts(trx);
        const others = await findServiceAccounts(trx);
        assertNameFree(others, fields.name);
        if (others.length >= mostServiceAccounts) {
          throw new DomainError('SERVICE_ACCOUNTS_FULL', { params: { most: mostServiceAccounts } });
        }
        await assertOwner(trx, ownerId);
        const id = await insertServiceAccount(trx, { ...fields, ownerId }, now);
        await note(trx, { workspaceId, actorId, serviceAccountId: id }, 'SERVICE_ACCOUNT_CREATED', {
          name: fields.name,
          ...rightsOf(fields),
          ownerId,
        });
        return { status: 201, body: { id } };
      },
    );
    return toWire(await requireServiceAccount(trx, body.id));
  });

/** Changes what is given. Throws NOT_FOUND, here and below, and what {@link createServiceAccount} throws. */
export const changeServiceAccount = (
  db: Database,
  { workspaceId, actorId, now, serviceAccountId }: OneServiceAccountCall,
  { disabled, ...patch }: ServiceAccountPatch,
): Promise<ServiceAccountWire> =>
  inWorkspace(db, workspaceId, async (trx) => {
    await lockServiceAccounts(trx);
    const before = await requireServiceAccount(trx, serviceAccountId);
    if (patch.name !== undefined) {
      const others = await findServiceAccounts(trx);
      assertNameFree(
        others.filter(({ id }) => id !== serviceAccountId),
        patch.name,
      );
    }
    if (patch.ownerId !== undefined) {
      await assertOwner(trx, patch.ownerId);
    }
    const isDisabled = before.disableTime !== null;
    const disableTime = disabled === undefined || disabled === isDisabled ? before.disableTime : disabled ? now : null;
    const after = { ...before, ...patch, disableTime };
    await updateServiceAccount(trx, serviceAccountId, after);
    await note(trx, { workspaceId, actorId, serviceAccountId }, 'SERVICE_ACCOUNT_CHANGED', {
      name: after.name,
      ...rightsOf(after),
      ownerId: after.ownerId,
      disabled: disableTime !== null,
    });
    return toWire(await requireServiceAccount(trx, serviceAccountId));
  });

/** Deletes one with its tokens, which count no more from now on. What it did is still named by it. */
export const deleteServiceAccount = (
  db: Database,
  { workspaceId, actorId, now, serviceAccountId }: OneServiceAccountCall,
): Promise<void> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const { name } = await requireServiceAccount(trx, serviceAccountId);
    await deleteTokensOf(trx, serviceAccountId);
    await markDeleted(trx, serviceAccountId, now);
    await note(trx, { workspaceId, actorId, serviceAccountId }, 'SERVICE_ACCOUNT_DELETED', { name });
  });

export const listServiceTokens = (
  db: Database,
  { workspaceId, now, serviceAccountId }: OneServiceAccountCall,
): Promise<ApiTokenWire[]> =>
  inWorkspace(db, workspaceId, async (trx) => {
    await requireServiceAccount(trx, serviceAccountId);
    return listTokensOf(trx, serviceAccountId, now);
  });

/** Makes a token of it, as people make theirs; throws what that throws. */
export const createServiceToken = (
  db: Database,
  { serviceAccountId, ...call }: OneServiceAccountCall,
  request: NewApiTokenRequest,
): Promise<CreatedApiTokenWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    await requireServiceAccount(trx, serviceAccountId);
    return createTokenOf(trx, call, { userId: serviceAccountId, most: mostTokensOfServiceAccount }, request);
  });

/** Rotates a token of it, likewise. */
export const rotateServiceToken = (
  db: Database,
  { serviceAccountId, ...call }: OneServiceAccountCall,
  request: RotationRequest & { readonly apiTokenId: Id },
): Promise<CreatedApiTokenWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    await requireServiceAccount(trx, serviceAccountId);
    return rotateTokenOf(trx, call, serviceAccountId, request);
  });

async function requireServiceAccount(trx: Trx, serviceAccountId: Id): Promise<ServiceAccountRow> {
  const account = await lockServiceAccount(trx, serviceAccountId);
  if (account === null) {
    throw new DomainError('NOT_FOUND');
  }
  return account;
}

function assertNameFree(others: readonly ServiceAccountRow[], name: string): void {
  if (others.some((other) => other.name === name)) {
    throw new DomainError('SERVICE_ACCOUNT_NAME_TAKEN', { params: { name } });
  }
}

async function assertOwner(trx: Trx, ownerId: Id): Promise<void> {
  if (!(await holdPerson(trx, ownerId))) {
    throw invalidField('ownerId', 'must be someone with access to the workspace');
  }
}

const rightsOf = ({
  admin,
  createCourse,
  createVoucher,
}: Pick<ServiceAccountRow, 'admin' | 'createCourse' | 'createVoucher'>) => ({
  admin,
  createCourse,
  createVoucher,
});

const note = (
  trx: Trx,
  { workspaceId, actorId, serviceAccountId }: Omit<OneServiceAccountCall, 'now'>,
  action: Extract<AuditAction, `SERVICE_ACCOUNT_${string}`>,
  details: Readonly<Record<string, unknown>>,
): Promise<void> => appendAudit(trx, { workspaceId, action, actorId, subjectId: serviceAccountId, details });

const toWire = ({ ownerId, ownerName, ownerUsername, ...row }: ServiceAccountRow): ServiceAccountWire => ({
  ...row,
  owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '', username: ownerUsername ?? '' },
  createTime: row.createTime.toISOString(),
  disableTime: row.disableTime?.toISOString() ?? null,
  lastUseTime: row.lastUseTime?.toISOString() ?? null,
});
