import { z } from 'zod';
import { isLineOfText, notALineOfText } from '../shared/lineOfText.ts';
import { receivedTimeSchema, timeSchema } from '../shared/timeSchema.ts';
import { campaignStatuses } from './campaignRules.ts';
import { ownCode } from './ownCode.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

export const campaignParams = z.object({ campaignId: id.describe('Raw id of the campaign.') });

/** Codes of one batch, and how many where nobody says (VOUCH-01, LIM-15). */
export const largestBatch = 1000;
export const usualBatch = 15;

const redeemType = z
  .enum(['UNIQUE_CODE', 'MULTIPLE_USE'])
  .describe('`UNIQUE_CODE`: each code works once; `MULTIPLE_USE`: as often as `maxUsages` says.');
const type = z.literal('COURSE_ENROLLMENT').describe('What a code does: it lets its holder into a course.');
const name = z
  .string()
  .trim()
  .min(1, 'is required')
  .max(255)
  .refine(isLineOfText, notALineOfText)
  .describe('Name, 1 to 255 characters; the holder of a code sees it.');
const courseId = z.int().min(1).max(Number.MAX_SAFE_INTEGER).describe('Raw id of the course that its codes lead into.');
const startTime = receivedTimeSchema.describe('When its codes begin to work; ISO 8601.');
const endTime = receivedTimeSchema.nullable().describe('When they end; null for no end.');
const maxUsages = z
  .int()
  .min(0)
  .max(2_147_483_647)
  .describe('How often each code works; 0 for any number of times. A unique code works once whatever stands here.');
const active = z.boolean().describe('False switches all its codes off.');

/** Defaults as REST-55 has them; the start is now. */
export const campaignRequest = z
  .object({
    type: type.default('COURSE_ENROLLMENT'),
    redeemType: redeemType.default('UNIQUE_CODE'),
    name,
    courseId,
    startTime: startTime.optional().describe('When its codes begin to work; now when left out.'),
    endTime: endTime.default(null),
    maxUsages: maxUsages.default(0),
    active: active.default(true),
  })
  .meta({ id: 'CampaignRequest', description: 'A campaign as a whole (OP-29).' });

export const campaignChange = z
  .object({
    type: type.optional(),
    redeemType: redeemType.optional(),
    name: name.optional(),
    courseId: courseId.optional(),
    startTime: startTime.nullable().optional().describe('When its codes begin to work; null for now.'),
    endTime: endTime.optional(),
    maxUsages: maxUsages.nullable().optional().describe('As for a new one; null for any number of times.'),
    active: active.optional(),
  })
  .meta({ id: 'CampaignChange', description: 'What changes of a campaign; absent members stay (OP-14).' });

export const campaignResponse = z
  .object({
    id: z.int().describe('Raw id of the campaign.'),
    type,
    redeemType,
    name: z.string().describe('Name.'),
    courseId: z.int().describe('Raw id of the course that its codes lead into.'),
    courseName: z.string().describe('Name of that course.'),
    courseEndTime: timeSchema.nullable().describe('Until when people get into that course; null for no end.'),
    startTime: timeSchema.describe('When its codes begin to work.'),
    endTime: timeSchema.nullable().describe('When they end; null for no end.'),
    maxUsages: z.int().describe('How often each code works; 0 for any number of times.'),
    active: z.boolean().describe('Whether it is switched on.'),
    status: z
      .enum(campaignStatuses)
      .describe(
        '`RUNNING`: its codes work; `SCHEDULED`: it begins later; `EXPIRED`: its end has come; `COURSE_ENDED`: nobody gets into its course any more; `OFF`: switched off.',
      ),
    voucherCount: z.int().describe('How many codes it has.'),
    usageCount: z.int().describe('How often they were used, all together.'),
    version: z.string().describe('Its ETag, for `If-Match` of a change.'),
    createTime: timeSchema.describe('When it was made.'),
    updateTime: timeSchema.describe('When it was last changed.'),
  })
  .meta({ id: 'Campaign', description: 'What lets people into a course by codes (OP-29).' });

export const vouchersRequest = z
  .object({
    amount: z
      .int()
      .min(1)
      .max(largestBatch)
      .optional()
      .describe(`How many codes, 1 to ${largestBatch}; ${usualBatch} when left out.`),
    code: ownCode
      .optional()
      .describe(
        'In place of a batch: one code of your own, 6 to 40 letters and digits with single hyphens between. CONFLICT for one that the workspace has; capitals and the kind of dash tell no two apart.',
      ),
  })
  .refine(({ amount, code }) => amount === undefined || code === undefined, {
    path: ['amount'],
    message: 'must be left out where `code` is given',
  })
  .meta({ id: 'VouchersRequest', description: 'A batch of codes (VOUCH-01).' });

export const voucherResponse = z
  .object({
    id: z.int().describe('Raw id of the voucher.'),
    campaignId: z.int().describe('Raw id of its campaign.'),
    code: z.string().describe('The code; capitals, spaces and hyphens make no difference.'),
    usages: z.int().describe('How often it was used.'),
    createTime: timeSchema.describe('When it was made.'),
    updateTime: timeSchema.describe('When it was made or used last.'),
  })
  .meta({ id: 'Voucher', description: 'A code of a campaign (VOUCH-02).' });

export const vouchersResponse = z
  .object({ vouchers: z.array(voucherResponse).describe('The new codes.') })
  .meta({ id: 'NewVouchers', description: 'A batch of codes.' });

export const redemptionResponse = z
  .object({
    id: z.int().describe('Raw id.'),
    campaignId: z.int().describe('Raw id of the campaign.'),
    time: timeSchema.describe('When the code was used.'),
    code: z.string().describe('The code.'),
    userId: z.int().nullable().describe('Raw id of who used it; null once that account was erased.'),
    name: z.string().nullable().describe('Their name; likewise.'),
    username: z.string().nullable().describe('Their e-mail address; likewise.'),
    updateTime: timeSchema.describe('When the code was used, or that account was erased.'),
  })
  .meta({ id: 'Redemption', description: 'One use of a code.' });

export const usageResponse = z
  .object({
    days: z
      .array(
        z.object({
          date: z.string().describe('The day, as `2030-01-31`.'),
          usages: z.int().describe('How often codes were used on it.'),
        }),
      )
      .describe('Days with any use, the earliest first; at most the latest 1,000.'),
  })
  .meta({ id: 'CampaignUsage', description: 'How often codes of a campaign were used, day by day.' });

export const campaignCourse = z
  .object({
    id: z.int().describe('Raw id of the course.'),
    name: z.string().describe('Its name.'),
    published: z.boolean().describe('Whether it is published.'),
    voucherActivated: z.boolean().describe('Whether it opens by a code alone.'),
    endTime: timeSchema.nullable().describe('Until when people get into it; null for no end.'),
  })
  .meta({ id: 'CampaignCourse', description: 'A course that a campaign can lead into.' });
