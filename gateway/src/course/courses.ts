import type { QueryResolvers } from '../generated/resolverTypes.ts';
import { readListWithRetries } from '../listRetry.ts';
import { emptyConnection, readConnection, toPageRequest } from '../pagination.ts';
import { selectsAny } from '../selection.ts';
import { fitsBucket, toCatalogueQuery } from './catalogueFilter.ts';
import { getPublicCourses } from './courseApi.ts';
import { toCourseModel, type CourseConnectionModel } from './courseMappers.ts';

/** The catalogue (CAT-01, CAT-08…CAT-11): one call for a page, its structure in the same call when it is asked for. */
export const courses: NonNullable<QueryResolvers['courses']> = async (_root, args, context, info) => {
  const request = toPageRequest(args);
  const q = toCatalogueQuery(args.filter);
  const outline = selectsAny(info, 'nodes.modules', 'nodes.achievements');
  const page = await readListWithRetries(context, () =>
    readConnection(request, (asked) => getPublicCourses(context.rest, { ...asked, q, outline }), toCourseModel),
  );
  if (page === null) return { ...emptyConnection(), unavailable: true };
  return { ...withinBucket(page, args.filter?.duration), unavailable: false };
};

type Page = Omit<CourseConnectionModel, 'unavailable'>;

/** Drops rows outside the bucket, should the platform not know the condition (OP-47). */
function withinBucket(page: Page, bucket: Parameters<typeof fitsBucket>[1] | null | undefined): Page {
  if (bucket == null || page.nodes.every(({ durationMinutes }) => fitsBucket(durationMinutes, bucket))) return page;
  const edges = page.edges.filter(({ node }) => fitsBucket(node.durationMinutes, bucket));
  return { ...page, edges, nodes: edges.map(({ node }) => node) };
}
