import { sql, type RawBuilder } from 'kysely';
import type { Id } from '../shared/id.ts';
import { peopleOfGroup } from '../workspace/group/membershipQueries.ts';

/** Whose facts are counted: of everyone, where nothing is said (BEY-13). */
export interface Audience {
  /** Those who belong to this group now. */
  readonly groupId?: Id | undefined;
  /** Those who used a code of this campaign. */
  readonly campaignId?: Id | undefined;
}

export const isEveryone = ({ groupId, campaignId }: Audience): boolean =>
  groupId === undefined && campaignId === undefined;

/** `and …` for a statement whose `column` is the id of a person. */
export function ofAudience(
  workspaceId: Id,
  column: RawBuilder<unknown>,
  { groupId, campaignId }: Audience,
): RawBuilder<unknown> {
  const campaign = sql`(
    select voucher_redemption.user_id from voucher_redemption
    where voucher_redemption.workspace_id = ${workspaceId} and voucher_redemption.campaign_id = ${campaignId ?? 0})`;
  return sql`${groupId === undefined ? sql`` : sql`and ${column} in ${peopleOfGroup(groupId)}`}
    ${campaignId === undefined ? sql`` : sql`and ${column} in ${campaign}`}`;
}
