/** Kinds of a course's fields: what a request may send, how it is read and what an answer shows. */
import { z } from 'zod';
import { addNotAnAddress, readAddress } from '../content/addressRules.ts';
import type { IsoTime } from '../content/content.ts';
import type { FieldProblems } from '../shared/fieldProblems.ts';
import { mergedTextOrHtml, readJsonTexts, receiveJsonTexts } from '../shared/htmlFields.ts';
import { isLineOfText, notALineOfText, tidyLine } from '../shared/lineOfText.ts';
import { isWebUrl } from '../shared/mediaUrl.ts';
import { merged, mergeObjects } from '../shared/mergePatch.ts';
import { receivedTimeSchema, timeSchema } from '../shared/timeSchema.ts';
import { readMinScoreRate } from './courseRules.ts';

type JsonObject = Readonly<Record<string, unknown>>;

export interface FieldKind<Value, Request extends z.ZodType, Response extends z.ZodType> {
  /** As it is received; a member that is left out or null is among it. */
  readonly request: Request;
  readonly response: Response;
  /**
   * The value to store. `before` is the stored one for a merge patch, and undefined for a course that is written as a whole: then what
   * is left out gets its default. What does not fit is added to `problems`.
   */
  read(received: z.output<Request>, before: Value | undefined, field: string, problems: FieldProblems): Value;
}

/** What a field is; for those who send it, if it needs another word. */
export type Description = string | { readonly request: string; readonly response: string };

const sent = (description: Description) => (typeof description === 'string' ? description : description.request);
const shown = (description: Description) => (typeof description === 'string' ? description : description.response);

const kind = <Value, Request extends z.ZodType, Response extends z.ZodType>(
  request: Request,
  response: Response,
  read: FieldKind<Value, Request, Response>['read'],
): FieldKind<Value, Request, Response> => ({ request, response, read });

/** A title: one line, required. */
export const title = (description: Description) =>
  kind(
    z.string().trim().max(255).nullish().describe(sent(description)),
    z.string().describe(shown(description)),
    (received, before: string | undefined, field, problems) => {
      const line = tidyLine(merged(received, before, ''));
      if (line === '') {
        problems.add(field, 'is required', { reason: 'REQUIRED' });
      }
      if (!isLineOfText(line)) {
        problems.add(field, notALineOfText);
      }
      return line;
    },
  );

/** Plain text or HTML. */
export const text = (description: Description) =>
  kind(
    z.string().trim().max(10_000).nullish().describe(sent(description)),
    z.string().describe(shown(description)),
    (received, before: string | undefined, field, problems) => mergedTextOrHtml(received, before, field, problems),
  );

/** One of a closed list, null by default. */
export const choice = <const Names extends readonly [string, ...string[]]>(names: Names, description: string) => {
  const schema = z.enum(names).nullable().describe(description);
  return kind(schema.optional(), schema, (received, before: Names[number] | null | undefined) =>
    merged<Names[number] | null>(received, before, null),
  );
};

/** Off by default. */
export const flag = (description: Description) =>
  kind(
    z.boolean().nullish().describe(sent(description)),
    z.boolean().describe(shown(description)),
    (received, before: boolean | undefined) => merged(received, before, false),
  );

const addressSchema = z.string().trim().max(2000);

/** An address of media. */
export const media = (description: Description) =>
  kind(
    addressSchema.nullish().describe(sent(description)),
    z.string().nullable().describe(shown(description)),
    (received, before: string | null | undefined, field, problems) =>
      readAddress(merged<string | null>(received, before, null), field, problems),
  );

/** An address of a page. */
export const page = (description: Description) =>
  kind(
    addressSchema.nullish().describe(sent(description)),
    z.string().nullable().describe(shown(description)),
    (received, before: string | null | undefined, field, problems) => {
      const url = merged<string | null>(received, before, null);
      if (url === null || url === '') {
        return null;
      }
      if (!isWebUrl(url)) {
        addNotAnAddress(problems, field);
      }
      return url;
    },
  );

/** Whole minutes. */
export const minutes = (description: Description) =>
  kind(
    z.int().min(0).max(1_000_000).nullish().describe(sent(description)),
    z.int().nullable().describe(shown(description)),
    (received, before: number | null | undefined) => merged<number | null>(received, before, null),
  );

/** Whole months, ten years at most. */
export const months = (description: Description) =>
  kind(
    z.int().min(1).max(120).nullish().describe(sent(description)),
    z.int().nullable().describe(shown(description)),
    (received, before: number | null | undefined) => merged<number | null>(received, before, null),
  );

/** A moment. */
export const moment = (description: Description) =>
  kind(
    receivedTimeSchema.nullish().describe(sent(description)),
    timeSchema.nullable().describe(shown(description)),
    (received, before: IsoTime | null | undefined) => merged<IsoTime | null>(received, before, null),
  );

/** OP-40: everything must be right unless the author says otherwise. */
const everything = 1;

/** A ratio from 0 to 1, received as such or in percent. */
export const scoreRate = (description: Description) =>
  kind(
    z.number().nullish().describe(sent(description)),
    z.number().describe(shown(description)),
    (received, before: number | undefined, field, problems) => {
      const read = readMinScoreRate(merged(received, before, everything));
      if ('rate' in read) {
        return read.rate;
      }
      problems.add(field, read.problem);
      return everything;
    },
  );

const jsonObjectSchema = z.record(z.string(), z.unknown());

/** An object whose members a merge patch changes one by one; `schema` says which of them have rules. */
export const jsonObject = (description: Description, schema: z.ZodType<JsonObject> = jsonObjectSchema) =>
  kind(
    schema.nullish().describe(sent(description)),
    jsonObjectSchema.describe(shown(description)),
    (received, before: JsonObject | undefined, field, problems): JsonObject => {
      if (received === undefined) {
        return before ?? {};
      }
      const read = receiveJsonTexts(received ?? {}, field, problems) as JsonObject;
      // What was stored may be older than the rules for it.
      return before === undefined || received === null
        ? read
        : (readJsonTexts(mergeObjects(before, read), field, problems) as JsonObject);
    },
  );
