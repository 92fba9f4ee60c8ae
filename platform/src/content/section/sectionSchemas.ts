/** Sections over the wire (SEC-01…SEC-16, OP-19). */
import { z } from 'zod';
import { questionRequestSchema, questionResponseSchema } from '../question/questionSchemas.ts';

const sectionTypeSchema = z
  .enum(['TEXT', 'HTML', 'JSON', 'SCROLL', 'BUTTON'])
  .describe('TEXT and HTML hold a text, JSON an inner type with its content; SCROLL and BUTTON are dividers.');

const contentDescription =
  'A string for TEXT and HTML, null for SCROLL and BUTTON, {type, content} for JSON. Inner types: text {text}, PDF {src}, ' +
  'IMPORTANT, ADDITIONAL_INFO and EXAMPLES {title, text}, DIALOG [{userPicAvatar, side, avatar {link, name}, bubbles [{type, content}]}], ' +
  'IMAGE_TEXT {imgSrc, imgAlt, imgSide, imgContentSize, textContentSize, text}, ' +
  'VIDEO_TEXT {videoSrc, videoSide, videoContentSize, textContentSize, text}, ACCORDION {items [{title, text}]}, ' +
  'BRANCH {options [{title, sections}]}, BUTTON {buttonText, buttonLink, text, className}, QUESTION {questionIndex}.';

/** A section as an author sends it; its content is read in `sectionRules.ts`. Unknown members are ignored. */
export const sectionRequestSchema = z
  .object({
    id: z.int().positive().nullish().describe('Raw id of an existing section; left out for a new one.'),
    type: sectionTypeSchema,
    content: z.unknown().optional().describe(contentDescription),
    questionAnswers: z
      .array(questionRequestSchema)
      .max(500)
      .nullish()
      .describe('Questions shown in it. Those that the list of the lecture has too are taken from there.'),
  })
  .describe('A part of a lecture. Its number follows from its place.');

export type ReceivedSection = z.output<typeof sectionRequestSchema>;

export const sectionResponseSchema = z
  .object({
    id: z.int().describe('Raw id.'),
    number: z.int().describe('Place in the lecture, or in the option of a branch, from 1.'),
    type: sectionTypeSchema,
    content: z
      .unknown()
      .describe(
        `${contentDescription} A VIDEO_TEXT also tells the kind of its address in videoKind; HTML is sanitised.`,
      ),
    questionAnswers: z
      .array(questionResponseSchema)
      .describe(
        'Questions shown in it, as this reader may see them. For QUESTION the one at its index, if it was drawn.',
      ),
  })
  .meta({ id: 'Section', description: 'A part of a lecture.' });
