import { z } from 'zod';
import { sanitizeTextOrHtml } from '../../shared/authorHtml.ts';
import { HtmlTooDeepError, htmlTooDeep } from '../../shared/htmlSanitizer.ts';

/** JSON as a column holds it. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** Content of a type that this version does not know, from an older or a newer one; it is kept with clean texts. */
export interface UnknownContent {
  readonly type: 'UNKNOWN';
  /** The type as it was received. */
  readonly name: string;
  readonly content: JsonValue;
}

/** Every text in it that could be HTML cleaned; what has no value becomes null. Throws HtmlTooDeepError. */
export function cleanJson(value: unknown): JsonValue {
  if (typeof value === 'string') {
    return sanitizeTextOrHtml(value);
  }
  if (Array.isArray(value)) {
    return value.map(cleanJson);
  }
  if (typeof value !== 'object' || value === null) {
    return (value ?? null) as JsonValue;
  }
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cleanJson(member)]));
}

/** Any JSON, cleaned. */
export const jsonRequest: z.ZodType<JsonValue> = z.unknown().transform((value, context) => {
  try {
    return cleanJson(value);
  } catch (error) {
    if (!(error instanceof HtmlTooDeepError)) {
      throw error;
    }
    context.addIssue({ code: 'custom', message: htmlTooDeep });
    return null;
  }
});

export const unknownRequest: z.ZodType<UnknownContent> = z.object({
  type: z.literal('UNKNOWN').describe('Any type that is not one of the others stands for itself.'),
  name: z.string().max(100, 'must have at most 100 characters').describe('The type as it was received.'),
  content: jsonRequest.describe('Anything; texts in it are cleaned.'),
});

export const unknownResponse = z.object({
  type: z.string().describe('A type that this version does not know.'),
  content: z.unknown().describe('As it was received, with clean texts.'),
});
