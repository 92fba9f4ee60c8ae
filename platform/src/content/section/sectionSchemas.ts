/** Sections over the wire (SEC-01…SEC-16, OP-19), for any list of inner types. */
import { z } from 'zod';
import { questionRequestSchema, questionResponseSchema } from '../question/questionSchemas.ts';
import { clientKeyRequest } from '../clientKey.ts';
import { requiredHtml } from './fields.ts';
import { questionIndex } from './question.ts';
import type { AnySectionKind } from './sectionKind.ts';
import type { SectionWire } from './types.ts';
import { unknownRequest, unknownResponse } from './unknown.ts';

const mostQuestions = 500;
const longestText = 500_000;

const received = {
  id: z.int().positive().nullish().describe('Raw id of an existing section; left out for a new one.'),
  clientKey: clientKeyRequest,
  questionIndexes: z
    .array(questionIndex)
    .max(mostQuestions)
    .nullish()
    .describe(
      'Questions shown in it, by their zero-based index in the questions of the lecture; goes before questionAnswers.',
    ),
  questionAnswers: z
    .array(questionRequestSchema)
    .max(mostQuestions)
    .nullish()
    .describe('Questions shown in it. Those that the list of the lecture has too are taken from there.'),
};

const nothing = z.unknown().transform(() => null);

/**
 * A section as an author sends it, of the given inner types. Inner types are read in any case; `refused` ones are a problem, and any
 * other is kept as unknown.
 */
export function sectionRequestOf<Received>(
  kinds: readonly AnySectionKind[],
  { id, refused = [] }: { readonly id: string; readonly refused?: readonly string[] },
): z.ZodType<Received> {
  const types = new Map([...kinds.map(({ type }) => type), ...refused].map((type) => [type.toUpperCase(), type]));
  const contents = kinds.map(({ type, request, example }) =>
    z.object({
      type: z.literal(type).describe('The inner type; read in any case.'),
      content: request.meta({ description: `Content of ${type}.`, examples: [example] }),
    }),
  );
  const content = z.preprocess(
    (value) => withKnownType(value, types),
    z.discriminatedUnion('type', [unknownRequest as unknown as (typeof contents)[number], ...contents], {
      error: ({ input }) =>
        refused.some((type) => typeOf(input) === type) ? 'a branch cannot stand inside of another' : 'is required',
    }),
  );
  return z
    .discriminatedUnion('type', [
      z.object({
        ...received,
        type: z.literal('TEXT').describe('Plain text.'),
        content: z
          .string('must be a text')
          .max(longestText, `is longer than ${longestText} characters: shorten it`)
          .describe('The text.'),
      }),
      z.object({
        ...received,
        type: z.literal('HTML').describe('HTML.'),
        content: requiredHtml.describe('It is cleaned.'),
      }),
      z.object({
        ...received,
        type: z.enum(['SCROLL', 'BUTTON']).describe('Dividers.'),
        content: nothing.optional().describe('Dividers have none.'),
      }),
      z.object({
        ...received,
        type: z.literal('JSON').describe('A section of an inner type.'),
        content: content.describe('The inner type with its content.'),
      }),
    ])
    .meta({
      id,
      description:
        'A part of a lecture. TEXT and HTML hold a text, JSON an inner type with its content; SCROLL and BUTTON are dividers. Its number follows from its place.',
    }) as unknown as z.ZodType<Received>;
}

function withKnownType(content: unknown, types: ReadonlyMap<string, string>): unknown {
  const name = typeOf(content);
  if (name === null) {
    return content;
  }
  const rest = (content as { readonly content?: unknown }).content;
  const type = types.get(name.toUpperCase());
  return type === undefined ? { type: 'UNKNOWN', name, content: rest } : { type, content: rest };
}

/** The inner type of what was received; null when there is none. */
function typeOf(content: unknown): string | null {
  if (typeof content !== 'object' || content === null || !('type' in content)) {
    return null;
  }
  return typeof content.type === 'string' && content.type !== '' ? content.type : null;
}

/** A section as it is answered, of the given inner types; `id` names it in the documentation. */
export function sectionResponseOf(kinds: readonly AnySectionKind[], id: string): z.ZodType<SectionWire<unknown>> {
  const answered = {
    id: z.int().describe('Raw id.'),
    number: z.int().describe('Place in the lecture, or in the option of a branch, from 1.'),
    questionAnswers: z
      .array(questionResponseSchema)
      .describe(
        'Questions shown in it, as this reader may see them. For QUESTION the one at its index, if it was drawn.',
      ),
  };
  const contents = kinds.map(({ type, response }) =>
    z.object({ type: z.literal(type).describe('The inner type.'), content: response.describe(`Content of ${type}.`) }),
  );
  return z
    .union([
      z.object({
        ...answered,
        type: z.enum(['TEXT', 'HTML']).describe('A text.'),
        content: z.string().describe('The text; HTML is clean.'),
      }),
      z.object({
        ...answered,
        type: z.enum(['SCROLL', 'BUTTON']).describe('A divider.'),
        content: z.null().describe('Dividers have none.'),
      }),
      z.object({
        ...answered,
        type: z.literal('JSON').describe('A section of an inner type.'),
        content: z.union([...contents, unknownResponse]).describe('The inner type with its content.'),
      }),
    ])
    .meta({ id, description: 'A part of a lecture.' });
}
