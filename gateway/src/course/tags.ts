import type { QueryResolvers } from '../generated/resolverTypes.ts';
import { defaultPageSize, emptyConnection, readConnection, toPageRequest, type PageLimits } from '../pagination.ts';
import { RestError } from '../rest/RestError.ts';
import { getPublicTags } from './courseApi.ts';
import { toTag } from './courseMappers.ts';

const tagLimits: PageLimits = { usual: defaultPageSize, largest: 1_000 };

/** The tags of the catalogue; a failed read leaves the catalogue usable (CAT-12). */
export const tags: NonNullable<QueryResolvers['tags']> = async (_root, args, context) => {
  const request = toPageRequest(args, tagLimits);
  try {
    const page = await readConnection(request, (asked) => getPublicTags(context.rest, asked), toTag);
    return { ...page, unavailable: false };
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    context.log.warn({ err: error }, 'tags could not be read');
    return { ...emptyConnection(), unavailable: true };
  }
};
