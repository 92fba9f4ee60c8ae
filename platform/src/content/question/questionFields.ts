/** What requests of every question type share. */
import { z } from 'zod';
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { clientKeyRequest } from '../clientKey.ts';

export const optionsSchema = z
  .array(z.string().max(10_000), 'must be a list of texts')
  .max(limits.answers)
  .describe('Options of a choice, or items of an ordering in the order shown; plain text or HTML.');
export const labelsSchema = z.record(z.string().max(50), z.string().max(10_000));

export const explanationTypeSchema = z.enum(['text', 'html', 'json']).describe('How to read each explanation.');

/** Members of every question as an author sends it. */
export const sharedRequest = {
  id: z.int().positive().nullish().describe('Raw id of an existing question; left out for a new one.'),
  clientKey: clientKeyRequest,
  question: z.string().max(10_000).nullish().describe('The question, plain text or HTML.'),
  explanation: z
    .object({
      type: explanationTypeSchema,
      content: z.record(z.string().max(50), z.unknown()).describe('Explanation by answer position from 1.'),
    })
    .nullish()
    .describe('Explanations of the answers; null when nothing is explained.'),
  weight: z
    .int()
    .min(1)
    .max(1_000_000)
    .nullish()
    .describe('Points, a whole number from 1; 1 when left out (QEDIT-04).'),
  wrongLimit: z
    .int()
    .min(0)
    .max(1_000_000)
    .nullish()
    .describe('Wrong answers after which it is exhausted; 0 for no limit.'),
};

export type ReceivedExplanation = z.output<typeof sharedRequest.explanation>;
