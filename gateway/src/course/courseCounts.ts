import { badInput } from '../errors.ts';
import type { QueryResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { toCountedFilter } from './catalogueFilter.ts';
import { getCourseCounts } from './courseApi.ts';

const mostTags = 200;

/** Counts beside the filters of the catalogue (CAT-04, CAT-05), in one call. Throws BAD_USER_INPUT as the catalogue does. */
export const courseCounts: NonNullable<QueryResolvers['courseCounts']> = async (_root, args, { rest }) => {
  const tagIds = args.tagIds ?? [];
  if (tagIds.length > mostTags) throw badInput(`At most ${mostTags} tags are counted at once.`, 'tagIds');
  const countTag = [...new Set(tagIds.map((id) => inputId(id, 'tagIds', 'Tag')))];
  const { anyDuration, durations, tags } = await getCourseCounts(rest, { ...toCountedFilter(args.filter), countTag });
  return {
    anyDurationCount: anyDuration,
    durations: durations.map(({ duration, count }) => ({ duration, courseCount: count })),
    tags: tags.map(({ id, count }) => ({ tagId: id, courseCount: count })),
  };
};
