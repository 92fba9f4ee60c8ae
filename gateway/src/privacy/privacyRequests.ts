import { csvUrl, type Downloadable } from '../csvUrl.ts';
import type {
  PrivacyRequestConnectionResolvers,
  PrivacyRequestOrderField,
  WorkspaceResolvers,
} from '../generated/resolverTypes.ts';
import { readConnection, toPageRequest, toSort, type Connection } from '../pagination.ts';
import { allOf, anyOf, quoted } from '../rsql.ts';
import { getPrivacyRequests, privacyRequestsCsvPath } from './privacyApi.ts';
import { toPrivacyRequest, type PrivacyRequestModel } from './privacyMappers.ts';

export type PrivacyRequestsModel = Connection<PrivacyRequestModel> & Downloadable;

export const PrivacyRequestConnection: PrivacyRequestConnectionResolvers = { csvUrl };

const sortFields: Readonly<Record<PrivacyRequestOrderField, string>> = {
  REQUEST_TIME: 'requestedTime',
  DUE_TIME: 'dueTime',
};

/** BEY-20: one call for a page. */
export const privacyRequests: NonNullable<WorkspaceResolvers['privacyRequests']> = async (
  { workspaceId },
  args,
  { rest, clock },
) => {
  const { kind, state, overdue, username } = args;
  const q = allOf(
    kind == null ? undefined : anyOf('kind', [kind]),
    state == null ? undefined : anyOf('state', [state]),
    // To the minute, so that the pages of one list are asked for alike.
    overdue === true ? `state==OPEN;dueTime=lt=${quoted(toMinute(clock.now()))}` : undefined,
  );
  const query = { q, username: username?.trim() || undefined, sort: toSort(args.orderBy, sortFields) };
  const found = await readConnection(
    toPageRequest(args),
    (page) => getPrivacyRequests(rest, workspaceId, { ...page, ...query }),
    toPrivacyRequest,
  );
  return { ...found, csv: { path: privacyRequestsCsvPath(workspaceId), query } };
};

const toMinute = (now: number): string => `${new Date(now).toISOString().slice(0, 16)}:00.000Z`;
