import type { z } from 'zod';
import type { redemptionResponse, voucherResponse } from './campaignSchemas.ts';
import type { CodeRow } from './codeQueries.ts';
import type { Redemption } from './redemptionQueries.ts';

export const toCode = (row: CodeRow): z.output<typeof voucherResponse> => ({
  id: row.id,
  campaignId: row.campaignId,
  code: row.code,
  usages: row.usages,
  createTime: row.createTime.toISOString(),
  updateTime: row.updateTime.toISOString(),
});

export const toRedemption = (row: Redemption): z.output<typeof redemptionResponse> => ({
  id: row.id,
  campaignId: row.campaignId,
  time: row.time.toISOString(),
  code: row.code,
  userId: row.userId,
  name: row.name,
  username: row.username,
  updateTime: row.updateTime.toISOString(),
});
