import { csvUrl, type Downloadable } from '../csvUrl.ts';
import type { CampaignConnectionResolvers, CampaignOrderField, QueryResolvers } from '../generated/resolverTypes.ts';
import { inputId, rawIdOf } from '../globalId.ts';
import { readConnection, toPageRequest, toSort, type Connection } from '../pagination.ts';
import { isHidden } from '../rest/hidden.ts';
import { allOf, anyOf, changedSince, searchIn } from '../rsql.ts';
import { campaignsCsvPath, getCampaign, getCampaignCourses, getCampaigns } from './campaignApi.ts';
import { toCampaign, toCampaignCourse, type CampaignModel } from './campaignMappers.ts';
import { searchText } from './searchText.ts';

export type CampaignsModel = Connection<CampaignModel> & Downloadable;

const sortFields: Readonly<Record<CampaignOrderField, string>> = {
  NAME: 'name',
  START_TIME: 'startTime',
  END_TIME: 'endTime',
  CREATE_TIME: 'createTime',
  UPDATE_TIME: 'updateTime',
};

/** CAMP-01, CAMP-05, CAMP-06: one call for a page. */
export const campaigns: NonNullable<QueryResolvers['campaigns']> = async (_root, args, { rest, clock }) => {
  const text = searchText(args.search);
  const q = allOf(
    text === '' ? undefined : searchIn(text, 'name', 'course.name'),
    args.courseId == null ? undefined : anyOf('courseId', [inputId(args.courseId, 'courseId', 'Course')]),
    args.hideExpired === true ? `endTime=gt='${new Date(clock.now()).toISOString()}'` : undefined,
    changedSince(args.updatedSince),
  );
  const sort = toSort(args.orderBy, sortFields);
  const found = await readConnection(
    toPageRequest(args),
    (page) => getCampaigns(rest, { ...page, q, sort }),
    toCampaign,
  );
  return { ...found, csv: { path: campaignsCsvPath(), query: { q, sort } } };
};

export const CampaignConnection: CampaignConnectionResolvers = { csvUrl };

export const campaign: NonNullable<QueryResolvers['campaign']> = async (_root, { id }, { rest }) => {
  const campaignId = rawIdOf(id, 'Campaign');
  if (campaignId === null) return null;
  try {
    return toCampaign(await getCampaign(rest, campaignId));
  } catch (error) {
    if (isHidden(error)) return null;
    throw error;
  }
};

export const campaignCourses: NonNullable<QueryResolvers['campaignCourses']> = (_root, args, { rest }) => {
  const text = searchText(args.search);
  const q = allOf(text === '' ? undefined : searchIn(text, 'name'));
  return readConnection(toPageRequest(args), (page) => getCampaignCourses(rest, { ...page, q }), toCampaignCourse);
};
