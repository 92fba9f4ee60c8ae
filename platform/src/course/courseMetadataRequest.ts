import { z } from 'zod';
import { notAnAddress } from '../content/addressRules.ts';
import { isMediaUrl } from '../shared/mediaUrl.ts';

const address = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => text === '' || isMediaUrl(text), notAnAddress)
  .transform((text) => (text === '' ? null : text))
  .nullish();

/** A person in a dialog; further members are dropped. */
const avatar = z.object({
  link: address.describe('Address of the picture.'),
  name: z.string().trim().max(255).nullish().describe('Name, at most 255 characters.'),
});

/**
 * What may be stated about a course (OP-89). It is JSON of the author (GW-17): other members are kept. What was stored before these rules
 * is still answered.
 */
export const courseMetadataRequest = z.looseObject({
  lang: z.string().trim().max(100).nullish().describe('Language of the course, BCP 47.'),
  courseImage: address.describe('Address of the cover.'),
  avatars: z.array(avatar).max(200).nullish().describe('Who may speak in dialogs, at most 200.'),
  dynamicContentHeight: z.boolean().nullish().describe('Whether embedded content grows with what it holds.'),
  fixedContentHeight: z
    .int()
    .min(1)
    .max(10_000)
    .nullish()
    .describe('Height of embedded content in pixels, 1 to 10,000.'),
});
