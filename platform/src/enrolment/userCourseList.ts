/** What lists of user courses are asked and answer, for every route that has one. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { includeQuery } from '../http/include.ts';
import { pageOf, pageQuery, sortQuery } from '../http/paging.ts';
import { rsqlQuery } from '../http/rsql.ts';
import { viewQuery } from '../http/viewQuery.ts';
import { treeOf } from './userCourseAnswer.ts';
import { userCourseCall } from './userCourseCall.ts';
import { userCourseSelectors } from './userCourseQueries.ts';
import { userCourseSchema } from './userCourseSchemas.ts';
import type { ListRequest } from './userCourseService.ts';

/** Query parameters of how much of the tree comes along, and for whom. */
export const treeQuery = { ...includeQuery(['modules', 'outline']), ...viewQuery };

export const userCourseListQuery = z.object({
  ...pageQuery(),
  ...sortQuery(),
  ...rsqlQuery(userCourseSelectors),
  ...treeQuery,
});

export const userCoursePage = pageOf(userCourseSchema).describe(
  'User courses with their progress; the tree only where it was asked for: at most 100 a page with include=outline, 25 with include=modules.',
);

type ListCall = Pick<FastifyRequest, 'viewer' | 'workspaceId'> & {
  readonly query: z.output<typeof userCourseListQuery>;
};

/** What a request of a list asks for. Throws UNAUTHENTICATED for a visitor. */
export function listRequest(request: ListCall, now: Date): ListRequest {
  const { include, view: _, q, sort, ...page } = request.query;
  return { ...userCourseCall(request, now), page, q, sort, tree: treeOf(include, 'none') };
}
