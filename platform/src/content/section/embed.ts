import { z } from 'zod';
import { embedAddress } from '../embedRules.ts';
import { plainText, record, type Field } from './fields.ts';
import { plainKind, withoutAddress } from './sectionKind.ts';

const sizes = ['wide', 'standard', 'square', 'tall'] as const;

/** Where the page is. Whether its host is one of the operator's list is asked when it is saved (`checkEmbeds.ts`). */
const src: Field<string> = {
  request: z
    .string('is required')
    .trim()
    .max(10_000, { error: 'is longer than 10000 characters: shorten it', abort: true })
    .refine((text) => text === '' || embedAddress(text) !== null, {
      error: 'must be an address that begins with https://, without a name, a password or a port',
      params: { reason: 'NOT_AN_ADDRESS' },
    })
    .describe(
      'Address that begins with https://, of a host that the operator allows (`EMBED_HOSTS`); in a draft without learners it may be empty.',
    ),
  response: z.string().describe('Address; empty where the author has not chosen one yet.'),
};

const about = 'wide (16:9), standard (4:3), square, or tall as a page of its own';

const size: Field<(typeof sizes)[number]> = {
  request: z
    .enum(sizes, `must be one of ${sizes.join(', ')}`)
    .nullish()
    .transform((value) => value ?? 'wide')
    .describe(`${about}; wide when left out.`),
  response: z.enum(sizes).describe(`${about}.`),
};

/** A page of another site, which learners load by a press (OP-231). */
export const embed = plainKind(
  'EMBED',
  record({ src, title: plainText, caption: plainText, size }),
  {
    src: 'https://view.genially.com/0123456789abcdef',
    title: 'The parts of a cell',
    caption: 'Press a part to read its name',
    size: 'wide',
  },
  withoutAddress('src'),
);
