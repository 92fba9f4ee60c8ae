/** Codes for the demo courses that are entered by one. */
import type { Trx } from '../src/db/database.ts';
import { appendFact } from '../src/fact/appendFact.ts';
import type { Id } from '../src/shared/id.ts';

export interface DemoVoucher {
  readonly courseId: Id;
  /** Name of the campaign. */
  readonly campaign: string;
  /** Works any number of times, without an end. */
  readonly code: string;
}

export const demoVouchers: readonly DemoVoucher[] = [{ courseId: 104, campaign: 'Welcome 2026', code: 'WELCOME-2026' }];

/** Starts the campaign of a demo code. */
export async function insertVoucher(
  trx: Trx,
  workspaceId: Id,
  { courseId, campaign, code }: DemoVoucher,
  startTime: Date,
): Promise<void> {
  const { campaign_id } = await trx
    .insertInto('campaign')
    .values({
      workspace_id: workspaceId,
      redeem_type: 'MULTIPLE_USE',
      name: campaign,
      course_id: courseId,
      start_time: startTime,
      create_time: startTime,
    })
    .returning('campaign.campaign_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('voucher')
    .values({ workspace_id: workspaceId, campaign_id, code, create_time: startTime })
    .execute();
  await appendFact(trx, {
    workspace_id: workspaceId,
    fact_time: startTime,
    type: 'campaign',
    action: 'created',
    campaign_id,
    course_id: courseId,
    value: 1,
  });
}
