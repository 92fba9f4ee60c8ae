/** Captions and the transcript of a video (BEY-19). */
import { z } from 'zod';
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { plainText, type Field } from './fields.ts';
import { readVtt } from './webVtt.ts';

export interface Caption {
  /** As BCP 47 has it. */
  readonly language: string;
  /** What viewers choose it by. */
  readonly label: string;
  /** WebVTT. */
  readonly vtt: string;
}

const { captions: mostCaptions, captionBytes: mostVttBytes } = limits;
const longestTranscript = 200_000;
const longestLabel = 100;

const tooMany = `must be a list of at most ${mostCaptions} captions`;
const tooLarge = `must have at most ${mostVttBytes} bytes`;
const noLanguage = 'must be a language, as en or pt-BR';

const language = z
  .string(noLanguage)
  .max(35, noLanguage)
  .regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i, noLanguage)
  .describe('The language, as BCP 47 has it: en, pt-BR.');

const label = z
  .string('is required')
  .trim()
  .min(1, 'is required')
  .max(longestLabel, `is longer than ${longestLabel} characters: shorten it`)
  .describe('What viewers choose it by; at most 100 characters.');

const vtt = z
  .string('must be a text')
  .max(mostVttBytes, { error: tooLarge, abort: true })
  .refine((value) => Buffer.byteLength(value) <= mostVttBytes, { error: tooLarge, abort: true })
  .check((payload) => {
    const reading = readVtt(payload.value);
    if ('problem' in reading) {
      payload.issues.push({ code: 'custom', message: reading.problem, input: payload.value });
    } else {
      payload.value = reading.text;
    }
  })
  .describe(
    'WebVTT, at most 200,000 bytes; notes, styles and regions are left out. SRT is taken as well, and becomes WebVTT.',
  );

/** At most ten, in the order in which they are offered. */
export const captions: Field<readonly Caption[] | undefined> = {
  request: z
    .array(z.object({ language, label, vtt }, 'must be an object'), tooMany)
    .max(mostCaptions, tooMany)
    .nullish()
    .transform((value) => (value === undefined ? undefined : (value ?? [])))
    .describe('Captions, at most ten. Left out, what is stored stays.'),
  response: z
    .array(
      z.object({
        language: z.string().describe('The language, as BCP 47 has it.'),
        label: z.string().describe('What viewers choose it by.'),
        vtt: z.string().describe('WebVTT.'),
      }),
    )
    .describe('Captions in the order in which they are offered.'),
};

/** Plain text. */
export const transcript: Field<string | undefined> = {
  request: z
    .string('must be a text')
    .max(longestTranscript, `is longer than ${longestTranscript} characters: shorten it`)
    .trim()
    .nullish()
    .transform((value) => (value === undefined ? undefined : (value ?? '')))
    .describe(
      'What is said, as plain text of at most 200,000 characters; a line may begin with a time, as 1:05. Left out, what is stored stays.',
    ),
  response: plainText.response,
};
