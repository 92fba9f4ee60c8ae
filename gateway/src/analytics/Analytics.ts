import { badInput } from '../errors.ts';
import type { AnalyticsResolvers, WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { rawIdOf } from '../globalId.ts';
import { withCost } from '../graphql/fieldCost.ts';
import { readConnection, toPageRequest } from '../pagination.ts';
import { anyOf } from '../rsql.ts';
import type { PeriodQuery } from './analyticsApi.ts';
import { toFactCount, toFactValues } from './analyticsMappers.ts';
import { wireAggregation, wireMeasures, wireTypes } from './factNames.ts';

/** LIM-03. */
const factLimits = { usual: 10, largest: 100 };

export interface AnalyticsModel {
  readonly workspaceId: number;
  readonly startTime: string;
}

/** ROLE-09: nothing is read yet; the platform refuses each of its parts by itself. */
export const analytics: NonNullable<WorkspaceResolvers['analytics']> = ({ workspaceId, createTime }) => ({
  workspaceId,
  startTime: createTime,
});

/** ANLY-02, ANLY-10…12: one call for each part. */
export const Analytics: AnalyticsResolvers = {
  facts: withCost({ usualSize: factLimits.usual }, ({ workspaceId }, args, { rest }) => {
    const courseId = rawCourseId(args.courseId);
    const q = courseId === undefined ? '' : anyOf('courseId', [courseId]);
    const sort =
      args.orderBy == null
        ? undefined
        : `${wireMeasures[args.orderBy.measure]},${args.orderBy.direction === 'DESC' ? 'desc' : 'asc'}`;
    return readConnection(
      toPageRequest(args, factLimits),
      (page) => wireTypes[args.type].facts(rest, workspaceId, { ...page, ...periodOf(args), q, sort }),
      (wire) => toFactCount(args.type, wire),
    );
  }),
  totals: async ({ workspaceId }, args, { rest }) =>
    toFactValues(
      args.type,
      await wireTypes[args.type].totals(rest, workspaceId, {
        ...periodOf(args),
        courseId: rawCourseId(args.courseId),
      }),
    ),
  series: async ({ workspaceId }, args, { rest }) => {
    const measure = args.measure ?? undefined;
    if (measure !== undefined && !wireTypes[args.type].measures.includes(measure)) {
      throw badInput(`${args.type} has no ${measure}.`, 'measure');
    }
    return [
      ...(await wireTypes[args.type].series(rest, workspaceId, {
        ...periodOf(args),
        courseId: rawCourseId(args.courseId),
        measure: measure && wireMeasures[measure],
        aggregationType: wireAggregation(args.aggregation ?? 'DAY'),
      })),
    ];
  },
};

interface PeriodArguments {
  readonly startTime?: string | null | undefined;
  readonly endTime?: string | null | undefined;
}

const periodOf = ({ startTime, endTime }: PeriodArguments): PeriodQuery => ({
  start: startTime ?? undefined,
  end: endTime ?? undefined,
});

function rawCourseId(id: string | null | undefined): number | undefined {
  if (id == null) return undefined;
  const courseId = rawIdOf(id, 'Course', 'AuthoredCourse');
  if (courseId === null) throw badInput('This is not the id of a course.', 'courseId');
  return courseId;
}
