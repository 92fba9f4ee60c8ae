import { sql } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import { insertNotices } from './noticeQueries.ts';
import type { PushKind } from './pushKinds.ts';
import type { Id } from '../shared/id.ts';

export interface PushOrder {
  readonly workspaceId: Id;
  readonly userId: Id;
  readonly kind: PushKind;
  /** Name of the course or the achievement, or title of the question. */
  readonly subject: string;
  /** The page that the notice opens. */
  readonly path: string;
  readonly now: string;
}

/**
 * Orders a notice for each device of a person who wants that kind, and notes it for those who watch (BEY-45). In the transaction of what it
 * tells of.
 */
export const orderPush = (trx: Trx, { userId, ...order }: PushOrder): Promise<void> =>
  orderPushes(trx, [userId], order);

/** The same for several people. */
export async function orderPushes(trx: Trx, userIds: readonly Id[], order: Omit<PushOrder, 'userId'>): Promise<void> {
  if (userIds.length === 0) {
    return;
  }
  const { workspaceId, kind, subject, path, now } = order;
  await insertNotices(trx, userIds, order);
  await sql`
    insert into push_message (workspace_id, push_device_id, kind, subject, path, created_time)
    select push_device.workspace_id, push_device.push_device_id, ${kind}, ${subject}, ${path}, ${now}::timestamptz
    from push_device
    join token_family on token_family.workspace_id = push_device.workspace_id
      and token_family.family_id = push_device.family_id and token_family.revoked_time is null
    where push_device.workspace_id = ${workspaceId} and push_device.user_id = any(${[...userIds]}::bigint[])
      and not exists (
        select from push_muted
        where push_muted.workspace_id = push_device.workspace_id and push_muted.user_id = push_device.user_id
          and push_muted.kind = ${kind})`.execute(trx);
}

/** Workspaces where a message waits, or is older than that. */
export async function findWorkspacesWithPushes(db: Database, outdatedBefore: Date): Promise<readonly Id[]> {
  const { rows } = await sql<{ workspaceId: Id }>`
    select workspace_id as "workspaceId" from workspaces_with_pushes(${outdatedBefore}::timestamptz)`.execute(db);
  return rows.map(({ workspaceId }) => workspaceId);
}

export async function deleteOutdatedMessages(trx: Trx, workspaceId: Id, before: Date): Promise<void> {
  await trx
    .deleteFrom('push_message')
    .where('push_message.workspace_id', '=', workspaceId)
    .where('push_message.created_time', '<', before)
    .execute();
}

/** Ids of the messages that wait, which count as ordered from now on. */
export async function takeWaitingMessages(trx: Trx, workspaceId: Id, now: Date): Promise<readonly Id[]> {
  const rows = await trx
    .updateTable('push_message')
    .set({ queued_time: now })
    .where('push_message.workspace_id', '=', workspaceId)
    .where('push_message.queued_time', 'is', null)
    .returning('push_message.push_message_id')
    .execute();
  return rows.map((row) => row.push_message_id);
}

/** A message with its device and its reader; null when it was sent, or its device gets nothing any more. */
export async function findMessage(trx: Trx, workspaceId: Id, messageId: Id) {
  const row = await trx
    .selectFrom('push_message')
    .innerJoin('push_device', (join) =>
      join
        .onRef('push_device.workspace_id', '=', 'push_message.workspace_id')
        .onRef('push_device.push_device_id', '=', 'push_message.push_device_id'),
    )
    .innerJoin('token_family', (join) =>
      join
        .onRef('token_family.workspace_id', '=', 'push_device.workspace_id')
        .onRef('token_family.family_id', '=', 'push_device.family_id')
        .on('token_family.revoked_time', 'is', null),
    )
    .innerJoin('app_user', (join) =>
      join
        .onRef('app_user.workspace_id', '=', 'push_device.workspace_id')
        .onRef('app_user.user_id', '=', 'push_device.user_id')
        .on('app_user.left_time', 'is', null),
    )
    .where('push_message.workspace_id', '=', workspaceId)
    .where('push_message.push_message_id', '=', messageId)
    .select([
      'push_message.push_message_id as id',
      'push_message.kind',
      'push_message.subject',
      'push_message.path',
      'push_device.push_device_id as deviceId',
      'push_device.user_id as userId',
      'push_device.endpoint',
      'push_device.p256dh',
      'push_device.auth',
      'app_user.language',
    ])
    .executeTakeFirst();
  return row ?? null;
}

export type FoundMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

export async function deleteMessage(trx: Trx, workspaceId: Id, messageId: Id): Promise<void> {
  await trx
    .deleteFrom('push_message')
    .where('push_message.workspace_id', '=', workspaceId)
    .where('push_message.push_message_id', '=', messageId)
    .execute();
}
