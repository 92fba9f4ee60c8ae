import type { Trx } from '../db/database.ts';
import type { PushKind } from './pushKinds.ts';
import type { DeviceRequest } from './pushSchemas.ts';
import type { Id } from '../shared/id.ts';

export interface DevicePerson {
  readonly workspaceId: Id;
  readonly userId: Id;
}

/** Devices whose sign-in lasts, the newest first. */
export const listDevices = (trx: Trx, { workspaceId, userId }: DevicePerson) =>
  trx
    .selectFrom('push_device')
    .innerJoin('token_family', (join) =>
      join
        .onRef('token_family.workspace_id', '=', 'push_device.workspace_id')
        .onRef('token_family.family_id', '=', 'push_device.family_id')
        .on('token_family.revoked_time', 'is', null),
    )
    .where('push_device.workspace_id', '=', workspaceId)
    .where('push_device.user_id', '=', userId)
    .select(['push_device.push_device_id', 'push_device.endpoint', 'push_device.created_time'])
    .orderBy('push_device.created_time', 'desc')
    .orderBy('push_device.push_device_id', 'desc')
    .execute();

/** A browser belongs to anyone who signed in there last, also when it was someone else's before. */
export async function upsertDevice(
  trx: Trx,
  { workspaceId, userId }: DevicePerson,
  familyId: string,
  { endpoint, p256dh, auth }: DeviceRequest,
  now: Date,
): Promise<void> {
  const owned = { user_id: userId, family_id: familyId, p256dh, auth };
  await trx
    .deleteFrom('push_device')
    .where('push_device.workspace_id', '=', workspaceId)
    .where('push_device.endpoint', '=', endpoint)
    .where('push_device.user_id', '<>', userId)
    .execute();
  await trx
    .insertInto('push_device')
    .values({ workspace_id: workspaceId, endpoint, ...owned, created_time: now })
    .onConflict((conflict) => conflict.constraint('push_device_endpoint_key').doUpdateSet(owned))
    .execute();
}

/** Keeps so many of the newest: nobody can have the platform call any number of addresses. */
export async function keepNewestDevices(trx: Trx, { workspaceId, userId }: DevicePerson, most: number): Promise<void> {
  await trx
    .deleteFrom('push_device')
    .where('push_device.workspace_id', '=', workspaceId)
    .where('push_device.user_id', '=', userId)
    .where('push_device.push_device_id', 'in', (devices) =>
      devices
        .selectFrom('push_device')
        .where('push_device.workspace_id', '=', workspaceId)
        .where('push_device.user_id', '=', userId)
        .select('push_device.push_device_id')
        .orderBy('push_device.created_time', 'desc')
        .orderBy('push_device.push_device_id', 'desc')
        .offset(most),
    )
    .execute();
}

/** Whether there was such a device of the person. */
export async function deleteDevice(trx: Trx, { workspaceId, userId }: DevicePerson, deviceId: Id): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('push_device')
    .where('push_device.workspace_id', '=', workspaceId)
    .where('push_device.user_id', '=', userId)
    .where('push_device.push_device_id', '=', deviceId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function findMuted(trx: Trx, { workspaceId, userId }: DevicePerson): Promise<ReadonlySet<PushKind>> {
  const rows = await trx
    .selectFrom('push_muted')
    .where('push_muted.workspace_id', '=', workspaceId)
    .where('push_muted.user_id', '=', userId)
    .select('push_muted.kind')
    .execute();
  return new Set(rows.map(({ kind }) => kind));
}

export async function mute(trx: Trx, { workspaceId, userId }: DevicePerson, kinds: readonly PushKind[]): Promise<void> {
  await trx
    .insertInto('push_muted')
    .values(kinds.map((kind) => ({ workspace_id: workspaceId, user_id: userId, kind })))
    .onConflict((conflict) => conflict.constraint('push_muted_pkey').doNothing())
    .execute();
}

export async function unmute(
  trx: Trx,
  { workspaceId, userId }: DevicePerson,
  kinds: readonly PushKind[],
): Promise<void> {
  await trx
    .deleteFrom('push_muted')
    .where('push_muted.workspace_id', '=', workspaceId)
    .where('push_muted.user_id', '=', userId)
    .where('push_muted.kind', 'in', kinds)
    .execute();
}
