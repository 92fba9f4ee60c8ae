import { z } from 'zod';
import { cameByUmbrella } from '../enrolment/userCourseSchemas.ts';
import { isLineOfText, notALineOfText } from '../shared/lineOfText.ts';

export const voucherParams = z.object({
  code: z
    .string()
    // What nobody sees is no part of a code, and mail programs leave plenty of it.
    .overwrite((code) => code.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '').trim())
    .min(1)
    .max(100)
    .refine(isLineOfText, notALineOfText)
    .describe(
      'The voucher code, 1 to 100 characters. Capitals, invisible characters, marks around it and the kind of dash make no difference; a code of ours is also found without its groups.',
    ),
});

export const redeemRequestSchema = z
  .object({ umbrellaId: cameByUmbrella })
  .meta({ id: 'RedeemRequest', description: 'What redeeming takes beside the code.' })
  .nullish()
  .describe('Optional.');
