import { inWorkspace, type Database } from '../db/database.ts';
import { invalidField } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import { findNewestPosition, findNotices, type NoticePosition, type NoticeRow } from './noticeQueries.ts';

const mostAtOnce = 100;
/** More than one person gets in the time in which a notice may come late. */
const mostRemembered = 200;

export interface NewNotices {
  readonly notices: readonly NoticeRow[];
  readonly cursor: string;
  /** Whether there may be more. */
  readonly more: boolean;
}

/** What someone was notified of since the cursor, which says what they read, or nothing but a cursor to begin with. */
export const readNewNotices = (
  db: Database,
  { workspaceId, userId, after }: { readonly workspaceId: Id; readonly userId: Id; readonly after: string | undefined },
): Promise<NewNotices> =>
  inWorkspace(db, workspaceId, async (trx) => {
    if (after === undefined) {
      return { notices: [], cursor: writeCursor(await findNewestPosition(trx, userId)), more: false };
    }
    const position = readCursor(after);
    const notices = await findNotices(trx, userId, position, mostAtOnce);
    const ids = notices.map(({ id }) => id);
    const cursor = writeCursor({
      lastId: Math.max(position.lastId, ...ids),
      readIds: [...position.readIds, ...ids].slice(-mostRemembered),
    });
    return { notices, cursor, more: notices.length === mostAtOnce };
  });

const writeCursor = ({ lastId, readIds }: NoticePosition): string =>
  Buffer.from([lastId, ...readIds].join('.')).toString('base64url');

function readCursor(cursor: string): NoticePosition {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  if (!/^\d{1,15}(?:\.\d{1,15}){0,200}$/.test(text)) {
    throw invalidField('after', '`after` is a cursor that was read with notices');
  }
  const [lastId = 0, ...readIds] = text.split('.').map(Number);
  return { lastId, readIds };
}
