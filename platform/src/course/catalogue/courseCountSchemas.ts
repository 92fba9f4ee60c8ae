import { z } from 'zod';
import { rsqlQuery } from '../../http/rsql.ts';
import { courseSelectors } from '../courseListQueries.ts';
import { durationBuckets } from './durationBuckets.ts';

/** As many as a filter may name, and as a screen may show. */
const mostTags = { chosen: 20, counted: 200 };

const several = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .union([item, z.array(item).max(most)])
    .optional()
    .transform((value): z.output<Item>[] => (value === undefined ? [] : ([value].flat() as z.output<Item>[])));

export const courseCountQuery = z.object({
  ...rsqlQuery(courseSelectors),
  tag: several(z.string().max(500), mostTags.chosen).describe(
    `Name of a chosen tag, in any case; may come ${mostTags.chosen} times, and a course matches with any. Narrows the counts of durations, not those of tags.`,
  ),
  duration: z
    .enum(durationBuckets)
    .optional()
    .describe('The chosen duration. Narrows the counts of tags, not those of durations.'),
  countTag: several(z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER), mostTags.counted).describe(
    `Raw id of a tag to count; may come ${mostTags.counted} times.`,
  ),
});

const count = z.int().describe('How many courses that leaves.');

export const courseCountsSchema = z
  .object({
    anyDuration: z.int().describe('How many courses are left without a choice of duration.'),
    durations: z
      .array(z.object({ duration: z.enum(durationBuckets).describe('The bucket.'), count }))
      .describe('Every bucket of durations, the shortest first.'),
    tags: z
      .array(z.object({ id: z.int().describe('Raw id of the tag.'), count }))
      .describe('The tags of `countTag` in that order; 0 for one that no course of the catalogue carries.'),
  })
  .meta({ id: 'CourseCounts', description: 'How many courses of the catalogue each value of a filter leaves.' });
