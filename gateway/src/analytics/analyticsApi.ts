import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import { withQuery } from '../rsql.ts';
import type { FactPointWire, FactRowWire, FactTotalsWire } from './analyticsWire.ts';

/** From when to when, as the platform is asked; it knows what is meant where one is missing. */
export interface PeriodQuery {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/** Whose facts are counted; of everyone, where nothing is said. */
export interface AudienceQuery {
  readonly groupId?: number | undefined;
  readonly campaignId?: number | undefined;
}

type FactsQuery = PageRequest & PeriodQuery & AudienceQuery & { readonly q: string; readonly sort: string | undefined };
type TotalsQuery = PeriodQuery &
  AudienceQuery & { readonly courseId?: number | undefined; readonly subjectId?: number | undefined };
type SeriesQuery = TotalsQuery & { readonly measure: string | undefined; readonly aggregationType: string };

const factsPath = (workspaceId: number): string => `/analytics-api/v1/secured/workspaces/${workspaceId}/facts`;

/** The same rows as CSV, `GET …/facts/{type}.csv`. */
const csvPathOf =
  (type: string) =>
  (workspaceId: number): string =>
    `${factsPath(workspaceId)}/${type}.csv`;

/** REST-78 `GET …/facts/{type}:drilldown`: a page of rows. */
const factsOf =
  (type: string) =>
  (rest: Rest, workspaceId: number, query: FactsQuery): Promise<PageWire<FactRowWire>> =>
    rest.get(withQuery(`${factsPath(workspaceId)}/${type}:drilldown`, { ...query }));

/** `GET …/facts/{type}:totals`: the numbers of the whole period. */
const totalsOf =
  (type: string) =>
  (rest: Rest, workspaceId: number, query: TotalsQuery): Promise<FactTotalsWire> =>
    rest.get(withQuery(`${factsPath(workspaceId)}/${type}:totals`, { ...query }));

/** REST-79 `GET …/facts/{type}:timeseries`: one number step by step. */
const seriesOf =
  (type: string) =>
  (rest: Rest, workspaceId: number, query: SeriesQuery): Promise<readonly FactPointWire[]> =>
    rest.get(withQuery(`${factsPath(workspaceId)}/${type}:timeseries`, { ...query }));

export const getLectureFacts = factsOf('lecture');
export const getLectureTotals = totalsOf('lecture');
export const getLectureSeries = seriesOf('lecture');
export const lectureFactsCsvPath = csvPathOf('lecture');

export const getQuestionAnswerFacts = factsOf('questionanswer');
export const getQuestionAnswerTotals = totalsOf('questionanswer');
export const getQuestionAnswerSeries = seriesOf('questionanswer');
export const questionAnswerFactsCsvPath = csvPathOf('questionanswer');

export const getCertificateFacts = factsOf('certificate');
export const getCertificateTotals = totalsOf('certificate');
export const getCertificateSeries = seriesOf('certificate');
export const certificateFactsCsvPath = csvPathOf('certificate');

export const getUserCourseFacts = factsOf('usercourse');
export const getUserCourseTotals = totalsOf('usercourse');
export const getUserCourseSeries = seriesOf('usercourse');
export const userCourseFactsCsvPath = csvPathOf('usercourse');

export const getCampaignFacts = factsOf('campaign');
export const getCampaignTotals = totalsOf('campaign');
export const getCampaignSeries = seriesOf('campaign');
export const campaignFactsCsvPath = csvPathOf('campaign');

export const getWorkspaceFacts = factsOf('workspace');
export const getWorkspaceTotals = totalsOf('workspace');
export const getWorkspaceSeries = seriesOf('workspace');
export const workspaceFactsCsvPath = csvPathOf('workspace');

export const getModuleFacts = factsOf('modules');
export const getModuleTotals = totalsOf('modules');
export const getModuleSeries = seriesOf('modules');
export const moduleFactsCsvPath = csvPathOf('modules');
