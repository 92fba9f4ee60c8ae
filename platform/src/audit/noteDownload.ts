import type { Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { appendAudit } from './appendAudit.ts';

/** Notes that someone takes a list with names, addresses or codes as a file; `of` names what the list belongs to, by id. */
export const noteDownload = (
  trx: Trx,
  {
    workspaceId,
    actorId,
    list,
    of = {},
  }: {
    readonly workspaceId: Id;
    readonly actorId: Id;
    readonly list: string;
    readonly of?: Readonly<Record<string, Id>>;
  },
): Promise<void> => appendAudit(trx, { workspaceId, action: 'LIST_DOWNLOADED', actorId, details: { list, ...of } });
