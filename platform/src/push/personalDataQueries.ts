import type { Trx } from '../db/database.ts';
import type { DataSubject, Rows } from '../personalData/personalDataPart.ts';

/** Browsers that take notices; without their addresses, which anybody could send to. */
export const readPushDevices = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('push_device')
    .where('push_device.workspace_id', '=', workspaceId)
    .where('push_device.user_id', '=', userId)
    .select('push_device.created_time as createdTime')
    .orderBy('push_device.created_time')
    .execute();

export const readMutedNotices = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('push_muted')
    .where('push_muted.workspace_id', '=', workspaceId)
    .where('push_muted.user_id', '=', userId)
    .select('push_muted.kind')
    .orderBy('push_muted.kind')
    .execute();

export const readNoticesOf = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('notice')
    .where('notice.workspace_id', '=', workspaceId)
    .where('notice.user_id', '=', userId)
    .select(['notice.kind', 'notice.subject', 'notice.path', 'notice.created_time as createdTime'])
    .orderBy('notice.notice_id')
    .execute();
