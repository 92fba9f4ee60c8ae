import type { Trx } from '../../db/database.ts';
import { json } from '../../db/json.ts';
import type { MailTable } from '../../db/schema.ts';

export type MailKind = MailTable['kind'];

export interface MailOrder {
  readonly workspaceId: number;
  readonly kind: MailKind;
  /** Address as it was typed; whom the mail really goes to is looked up when it is rendered. */
  readonly recipient: string;
  /** Ids that the rendering needs, such as `userId` of an invitation; never a token. */
  readonly params?: Readonly<Record<string, number>>;
  readonly now: Date;
}

/** Puts a mail into the queue, in the transaction of what it is about. The mailer sends it within seconds of the commit. */
export async function enqueueMail(trx: Trx, { workspaceId, kind, recipient, params, now }: MailOrder): Promise<void> {
  await trx
    .insertInto('mail')
    .values({
      workspace_id: workspaceId,
      kind,
      recipient,
      params: json(params ?? {}),
      created_time: now,
      next_try_time: now,
    })
    .execute();
}
