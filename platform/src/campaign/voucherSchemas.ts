import { z } from 'zod';
import { cameByUmbrella } from '../enrolment/userCourseSchemas.ts';
import { isLineOfText, notALineOfText } from '../shared/lineOfText.ts';

export const voucherParams = z.object({
  code: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .refine(isLineOfText, notALineOfText)
    .describe('The voucher code, 1 to 100 characters; capitals and white space around it make no difference.'),
});

export const redeemRequestSchema = z
  .object({ umbrellaId: cameByUmbrella })
  .meta({ id: 'RedeemRequest', description: 'What redeeming takes beside the code.' })
  .nullish()
  .describe('Optional.');
