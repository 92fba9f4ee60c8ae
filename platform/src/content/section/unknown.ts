import { z } from 'zod';
import { FieldProblems } from '../../shared/fieldProblems.ts';
import { receiveJsonTexts } from '../../shared/htmlFields.ts';
import type { JsonValue } from '../../shared/jsonValue.ts';

/** Content of a type that this version does not know, from an older or a newer one; it is kept with clean texts. */
export interface UnknownContent {
  readonly type: 'UNKNOWN';
  /** The type as it was received. */
  readonly name: string;
  readonly content: JsonValue;
}

/** Any JSON; every text in it that could be HTML is cleaned. */
const jsonRequest: z.ZodType<JsonValue> = z.unknown().transform((value, context) => {
  const problems = new FieldProblems();
  const clean = receiveJsonTexts(value, '', problems);
  for (const { field, message } of problems.errors) {
    const path = field.split('.').filter((part) => part !== '');
    context.addIssue({ code: 'custom', message, path });
  }
  return clean;
});

export const unknownRequest: z.ZodType<UnknownContent> = z.object({
  type: z.literal('UNKNOWN').describe('Any type that is not one of the others stands for itself.'),
  name: z.string().max(100, 'is longer than 100 characters: shorten it').describe('The type as it was received.'),
  content: jsonRequest.describe('Anything; texts in it are cleaned.'),
});

export const unknownResponse = z.object({
  type: z.string().describe('A type that this version does not know.'),
  content: z.unknown().describe('As it was received, with clean texts.'),
});
