import { z } from 'zod';
import limits from '../../../contracts/limits.json' with { type: 'json' };
import { cameByUmbrella } from '../enrolment/userCourseSchemas.ts';
import { isLineOfText, notALineOfText } from '../shared/lineOfText.ts';

export const voucherParams = z.object({
  code: z
    .string()
    // What nobody sees is no part of a code, and mail programs leave plenty of it.
    .overwrite((code) => code.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '').trim())
    .min(1)
    .max(limits.pastedCode)
    .refine(isLineOfText, notALineOfText)
    .describe(
      `The voucher code, 1 to ${limits.pastedCode} characters with what was pasted around it. Capitals, invisible characters, marks and a label around it and the kind of dash make no difference; a code of ours is also found without its groups, and within the address of its link.`,
    ),
});

export const redeemRequestSchema = z
  .object({ umbrellaId: cameByUmbrella })
  .meta({ id: 'RedeemRequest', description: 'What redeeming takes beside the code.' })
  .nullish()
  .describe('Optional.');
