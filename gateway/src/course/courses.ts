import type { Context } from '../context.ts';
import type { QueryCoursesArgs as Args, QueryResolvers } from '../generated/resolverTypes.ts';
import { withPlan } from '../graphql/responsePlan/plannedPage.ts';
import { readListWithRetries } from '../listRetry.ts';
import { emptyConnection, readConnection, toPageRequest } from '../pagination.ts';
import { selectsAny, type Asked } from '../selection.ts';
import { fitsBucket, toCatalogueQuery } from './catalogueFilter.ts';
import { getPublicCourses, publicCoursesPath, type CataloguePage } from './courseApi.ts';
import { toCourseModel, type CourseConnectionModel } from './courseMappers.ts';
import { courseTable } from './courseTable.ts';

/** The catalogue (CAT-01, CAT-08…CAT-11): one call for a page, its structure in the same call when it is asked for. */
export const courses: NonNullable<QueryResolvers['courses']> = withPlan(
  {
    table: courseTable,
    ask(args: Args, asked) {
      // Rows may have to be dropped then.
      if (args.filter?.duration != null) return null;
      const request = toPageRequest(args);
      return { request, path: publicCoursesPath({ ...request, ...queryOf(args, asked) }) };
    },
    beside: { unavailable: false },
  },
  async (_root: unknown, args: Args, context: Context, info: Asked) => {
    const request = toPageRequest(args);
    const query = queryOf(args, info);
    const page = await readListWithRetries(context, () =>
      readConnection(request, (asked) => getPublicCourses(context.rest, { ...asked, ...query }), toCourseModel),
    );
    if (page === null) return { ...emptyConnection(), unavailable: true };
    return { ...withinBucket(page, args.filter?.duration), unavailable: false };
  },
);

const queryOf = ({ filter }: Args, asked: Asked): Pick<CataloguePage, 'q' | 'outline'> => ({
  q: toCatalogueQuery(filter),
  outline: selectsAny(asked, 'nodes.modules', 'nodes.achievements'),
});

type Page = Omit<CourseConnectionModel, 'unavailable'>;

/** Drops rows outside the bucket, should the platform not know the condition (OP-47). */
function withinBucket(page: Page, bucket: Parameters<typeof fitsBucket>[1] | null | undefined): Page {
  if (bucket == null || page.nodes.every(({ durationMinutes }) => fitsBucket(durationMinutes, bucket))) return page;
  const edges = page.edges.filter(({ node }) => fitsBucket(node.durationMinutes, bucket));
  return { ...page, edges, nodes: edges.map(({ node }) => node) };
}
