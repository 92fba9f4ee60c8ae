import type { PersonGroupOrderField, WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { rawIdOf } from '../globalId.ts';
import { readConnection, toPageRequest, toSort } from '../pagination.ts';
import { RestError } from '../rest/RestError.ts';
import { allOf, changedSince, searchIn } from '../rsql.ts';
import { getGroup, getGroups } from './groupApi.ts';
import { toGroup } from './groupMappers.ts';

/** As `schema.graphql` states. */
export const groupLimits = { usual: 25, largest: 500 };

const sortFields: Readonly<Record<PersonGroupOrderField, string>> = {
  NAME: 'name',
  MEMBER_COUNT: 'memberCount',
  CREATE_TIME: 'createTime',
  UPDATE_TIME: 'updateTime',
};

/** BEY-13: one call for a page. */
export const groups: NonNullable<WorkspaceResolvers['groups']> = ({ workspaceId }, args, { rest }) => {
  const text = args.search?.trim() ?? '';
  const q = allOf(
    text === '' ? undefined : searchIn(text, 'name', 'description', 'addressDomain'),
    changedSince(args.updatedSince),
  );
  const sort = toSort(args.orderBy, sortFields);
  return readConnection(
    toPageRequest(args, groupLimits),
    (page) => getGroups(rest, workspaceId, { ...page, q, sort }),
    toGroup,
  );
};

/** One group, null when there is none (BEY-13). */
export const group: NonNullable<WorkspaceResolvers['group']> = async ({ workspaceId }, { id }, { rest }) => {
  const groupId = rawIdOf(id, 'PersonGroup');
  if (groupId === null) return null;
  try {
    return toGroup(await getGroup(rest, workspaceId, groupId));
  } catch (error) {
    if (error instanceof RestError && error.status === 404) return null;
    throw error;
  }
};
