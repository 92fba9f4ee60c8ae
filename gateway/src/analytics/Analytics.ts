import { csvUrl, type Downloadable } from '../csvUrl.ts';
import { badInput } from '../errors.ts';
import type {
  AnalyticsResolvers,
  FactCountConnectionResolvers,
  FactOrder,
  FactType,
  WorkspaceResolvers,
} from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { withCost } from '../graphql/fieldCost.ts';
import { readConnection, toPageRequest, type Connection } from '../pagination.ts';
import { allOf, anyOf } from '../rsql.ts';
import type { AudienceQuery, PeriodQuery } from './analyticsApi.ts';
import { toFactCount, toFactValues, type FactCountModel } from './analyticsMappers.ts';
import { wireAggregation, wireMeasures, wireTypes } from './factNames.ts';

/** The usual and the largest page of facts (LIM-03). */
const factLimits = { usual: 10, largest: 100 };

const factTypes = Object.keys(wireTypes) as readonly FactType[];

export interface AnalyticsModel {
  readonly workspaceId: number;
  readonly startTime: string;
}

/** ROLE-09: nothing is read yet; the platform refuses each of its parts on its own. */
export const analytics: NonNullable<WorkspaceResolvers['analytics']> = ({ workspaceId, createTime }) => ({
  workspaceId,
  startTime: createTime,
});

/** ANLY-02, ANLY-10…12: one call for each part. */
export const Analytics: AnalyticsResolvers = {
  facts: withCost({ usualSize: factLimits.usual }, async ({ workspaceId }, args, { rest }) => {
    const { courseId, subjectId } = narrowingOf(args);
    const q = allOf(
      courseId === undefined ? undefined : anyOf('courseId', [courseId]),
      subjectId === undefined ? undefined : anyOf('id', [subjectId]),
    );
    const sort = args.orderBy == null ? undefined : sortOf(args.type, args.orderBy);
    const found = await readConnection(
      toPageRequest(args, factLimits),
      (page) =>
        wireTypes[args.type].facts(rest, workspaceId, { ...page, ...periodOf(args), ...audienceOf(args), q, sort }),
      (wire) => toFactCount(args.type, wire),
    );
    return {
      ...found,
      csv: {
        path: wireTypes[args.type].csvPath(workspaceId),
        query: { ...periodOf(args), ...asTexts(audienceOf(args)), q, sort },
      },
    };
  }),
  totals: async ({ workspaceId }, args, { rest }) =>
    toFactValues(
      args.type,
      await wireTypes[args.type].totals(rest, workspaceId, {
        ...periodOf(args),
        ...audienceOf(args),
        ...narrowingOf(args),
      }),
    ),
  allTotals: withCost({ calls: factTypes.length }, async ({ workspaceId }, args, { rest }) => {
    const { courseId } = narrowingOf(args);
    return Promise.all(
      factTypes.map(async (type) => {
        const query = { ...periodOf(args), ...audienceOf(args), courseId: type === 'WORKSPACE' ? undefined : courseId };
        return { type, values: toFactValues(type, await wireTypes[type].totals(rest, workspaceId, query)) };
      }),
    );
  }),
  series: async ({ workspaceId }, args, { rest }) => {
    const measure = args.measure ?? undefined;
    if (measure !== undefined && !wireTypes[args.type].measures.includes(measure)) {
      throw badInput(`${args.type} has no ${measure}.`, 'measure');
    }
    return [
      ...(await wireTypes[args.type].series(rest, workspaceId, {
        ...periodOf(args),
        ...audienceOf(args),
        ...narrowingOf(args),
        measure: measure && wireMeasures[measure],
        aggregationType: wireAggregation(args.aggregation ?? 'DAY'),
      })),
    ];
  },
};

/** Throws BAD_USER_INPUT. */
function sortOf(type: FactType, { measure, name, direction }: FactOrder): string {
  if ((measure == null) === (name == null)) {
    throw badInput('Sort by a number or by a name, by exactly one of them.', 'orderBy');
  }
  if (measure != null && !wireTypes[type].measures.includes(measure)) {
    throw badInput(`${type} has no ${measure}.`, 'orderBy.measure');
  }
  const field = measure == null ? (name === 'COURSE' ? 'courseName' : 'name') : wireMeasures[measure];
  return `${field},${direction === 'DESC' ? 'desc' : 'asc'}`;
}

interface PeriodArguments {
  readonly startTime?: string | null | undefined;
  readonly endTime?: string | null | undefined;
}

const periodOf = ({ startTime, endTime }: PeriodArguments): PeriodQuery => ({
  start: startTime ?? undefined,
  end: endTime ?? undefined,
});

interface AudienceArguments {
  readonly groupId?: string | null | undefined;
  readonly campaignId?: string | null | undefined;
}

/** Whose facts are counted. Throws BAD_USER_INPUT. */
const audienceOf = ({ groupId, campaignId }: AudienceArguments): AudienceQuery => ({
  groupId: groupId == null ? undefined : inputId(groupId, 'groupId', 'PersonGroup'),
  campaignId: campaignId == null ? undefined : inputId(campaignId, 'campaignId', 'Campaign'),
});

const asTexts = ({ groupId, campaignId }: AudienceQuery) => ({
  groupId: groupId?.toString(),
  campaignId: campaignId?.toString(),
});

interface NarrowingArguments {
  readonly type?: FactType;
  readonly courseId?: string | null | undefined;
  readonly subjectId?: string | null | undefined;
}

/** Of which course, and of which lecture, question, module or campaign. Throws BAD_USER_INPUT. */
function narrowingOf({ type, courseId, subjectId }: NarrowingArguments): {
  readonly courseId: number | undefined;
  readonly subjectId: number | undefined;
} {
  return {
    courseId: courseId == null ? undefined : inputId(courseId, 'courseId', 'Course'),
    subjectId: type === undefined || subjectId == null ? undefined : rawSubjectId(type, subjectId),
  };
}

function rawSubjectId(type: FactType, id: string): number {
  const { subjects } = wireTypes[type];
  const [first, ...others] = subjects;
  if (first === undefined) throw badInput(`${type} counts nothing that has an id of its own.`, 'subjectId');
  return inputId(id, 'subjectId', first, ...others);
}

export type FactsModel = Connection<FactCountModel> & Downloadable;

export const FactCountConnection: FactCountConnectionResolvers = { csvUrl };
