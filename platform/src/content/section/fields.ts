/**
 * The fields that contents of sections are made of. A field says at once what may come, what is kept of it, and how the answer is
 * documented, so that a section type is described once.
 */
import { z } from 'zod';
import { htmlTooLong, longestHtml, sanitizeAuthorHtml } from '../../shared/authorHtml.ts';
import { HtmlTooDeepError, htmlTooDeep } from '../../shared/htmlSanitizer.ts';
import { isMediaUrl } from '../../shared/mediaUrl.ts';
import { notAnAddress } from '../addressRules.ts';

export interface Field<Value> {
  /** What an author may send; parses to what is kept: defaults filled in, HTML clean. */
  readonly request: z.ZodType<Value>;
  /** What is answered. */
  readonly response: z.ZodType<Value>;
}

export type ValueOf<F> = F extends Field<infer Value> ? Value : never;

const longestText = 10_000;
const mostItems = 500;

/** A member that may be left out or null; then it is `fallback`. */
const orElse = <Value>(request: z.ZodType<Value>, fallback: Value): z.ZodType<Value> =>
  request.nullish().transform((value) => value ?? fallback);

const requiredText = z
  .string('must be a text')
  .max(longestText, `is longer than ${longestText} characters: shorten it`)
  .trim();

/** Plain text, empty when left out; at most 10,000 characters. */
export const plainText: Field<string> = {
  request: orElse(requiredText, '').describe('Plain text.'),
  response: z.string().describe('Plain text.'),
};

/** Plain text that a request may leave out, which is told apart from null and an empty text. */
export const optionalText: Field<string | undefined> = {
  request: requiredText.nullish().transform((value) => (value === undefined ? undefined : (value ?? ''))),
  response: z.string().optional(),
};

/** HTML, cleaned; more than 500,000 characters or nested too deep is refused. */
export const requiredHtml = z
  .string('must be a text')
  .max(longestHtml, { error: htmlTooLong, abort: true })
  .check((payload) => {
    try {
      payload.value = sanitizeAuthorHtml(payload.value);
    } catch (error) {
      if (!(error instanceof HtmlTooDeepError)) {
        throw error;
      }
      payload.issues.push({ code: 'custom', message: htmlTooDeep, input: payload.value });
    }
  });

/** Clean HTML, empty when left out. */
export const html: Field<string> = {
  request: orElse(requiredHtml, '').describe('HTML; it is cleaned.'),
  response: z.string().describe('Clean HTML.'),
};

/** An address of media (VAL-12, OP-64), empty until it was chosen (OP-230). */
export const url: Field<string> = {
  request: z
    .string('is required')
    .trim()
    .max(longestText, { error: `is longer than ${longestText} characters: shorten it`, abort: true })
    .refine((value) => value === '' || isMediaUrl(value), notAnAddress)
    .describe('Address that begins with http:// or https://; in a draft without learners it may be empty.'),
  response: z.string().describe('Address; empty where the author has not chosen one yet.'),
};

/** An address of media; null when it is left out or empty. */
export const optionalUrl: Field<string | null> = {
  request: requiredText
    .refine((value) => value === '' || isMediaUrl(value), notAnAddress)
    .nullish()
    .transform((value) => (value === undefined || value === '' ? null : value))
    .describe('Address that begins with http:// or https://; may be left out.'),
  response: z.string().nullable().describe('Address; null for none.'),
};

/** True or false; false when left out. */
export const flag: Field<boolean> = {
  request: orElse(z.boolean('must be true or false'), false).describe('False when left out.'),
  response: z.boolean().describe('True or false.'),
};

/** Read in any case; left when it is left out or something else. */
export const side: Field<'left' | 'right'> = {
  request: z
    .string('must be left or right')
    .nullish()
    .transform((value) => (value?.toLowerCase() === 'right' ? 'right' : 'left'))
    .describe('left or right; left when left out.'),
  response: z.enum(['left', 'right']).describe('left or right.'),
};

const SHARE = 'must be a whole number from 1 to 12';

/** A share of the width in twelfths, six when left out (SEC-12, LIM-39). */
export const share: Field<number> = {
  request: orElse(z.int(SHARE).min(1, SHARE).max(12, SHARE), 6).describe('Twelfths of the width; 6 when left out.'),
  response: z.int().describe('Twelfths of the width.'),
};

/** Items in their order, at most 500; none when it is left out. */
export function list<Item>(item: Field<Item>): Field<readonly Item[]> {
  const tooMany = `must be a list of at most ${mostItems} items`;
  return {
    request: orElse<readonly Item[]>(z.array(item.request, tooMany).max(mostItems, tooMany), []).describe(
      `At most ${mostItems} items in their order; none when left out.`,
    ),
    response: z.array(item.response).describe('Items in their order.'),
  };
}

type Shape = Readonly<Record<string, Field<unknown>>>;
type ValuesOf<S extends Shape> = { readonly [Name in keyof S]: ValueOf<S[Name]> };

/** An object of fields; further members are dropped. */
export function record<S extends Shape>(shape: S): Field<ValuesOf<S>> {
  const schemas = (side: keyof Field<unknown>) =>
    z.object(
      Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, field[side]])),
      'must be an object',
    );
  return {
    request: schemas('request') as unknown as z.ZodType<ValuesOf<S>>,
    response: schemas('response') as unknown as z.ZodType<ValuesOf<S>>,
  };
}

/** Title and text, as several section types have them. */
export const titledText = record({ title: plainText, text: html });
