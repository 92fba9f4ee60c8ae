import { csvUrl, type Downloadable } from '../csvUrl.ts';
import type {
  AccessStatus,
  PersonOrderField,
  PersonRight,
  WorkspacePeopleArgs,
  WorkspacePersonConnectionResolvers,
  WorkspaceResolvers,
} from '../generated/resolverTypes.ts';
import { inputId, rawIdOf } from '../globalId.ts';
import { readConnection, toPageRequest, toSort, type Connection } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import { RestError } from '../rest/RestError.ts';
import { allOf, anyOf, changedSince, searchIn } from '../rsql.ts';
import { getPeople, getPerson, getUserByUsername, peopleCsvPath } from './peopleApi.ts';
import { peopleLimits } from './peopleLimits.ts';
import { toFoundUser, toPerson, type PersonModel } from './personMappers.ts';

const sortFields: Readonly<Record<PersonOrderField, string>> = {
  USERNAME: 'username',
  NAME: 'name',
  STATUS: 'status',
  INVITE_TIME: 'invitedTime',
  CREATE_TIME: 'createTime',
  UPDATE_TIME: 'updateTime',
};

const rightFields: Readonly<Record<PersonRight, string>> = {
  ANY: 'anyRight',
  ADMIN: 'admin',
  CREATE_COURSE: 'createCourse',
  CREATE_VOUCHER: 'createVoucher',
};

export type PeopleModel = Connection<PersonModel> & Downloadable;

export const WorkspacePersonConnection: WorkspacePersonConnectionResolvers = { csvUrl };

/** Whom a filter names, as the platform is asked; undefined for everyone. */
export function peopleCondition({
  search,
  status,
  groupId,
  rightsWait,
  accessWithdrawn,
  right,
}: {
  readonly search?: string | null | undefined;
  readonly status?: AccessStatus | null | undefined;
  readonly groupId?: number | undefined;
  readonly rightsWait?: boolean | null | undefined;
  readonly accessWithdrawn?: boolean | null | undefined;
  readonly right?: PersonRight | null | undefined;
}): string | undefined {
  const text = search?.trim() ?? '';
  const condition = allOf(
    text === '' ? undefined : searchIn(text, 'username', 'name'),
    status == null ? undefined : anyOf('status', [status]),
    groupId === undefined ? undefined : anyOf('groupId', [groupId]),
    rightsWait == null ? undefined : `rightsWait==${rightsWait}`,
    accessWithdrawn == null ? undefined : `accessWithdrawn==${accessWithdrawn}`,
    right == null ? undefined : `${rightFields[right]}==true`,
  );
  return condition === '' ? undefined : condition;
}

/** STAFF-02, USERS-05: one call for a page. */
export const people: NonNullable<WorkspaceResolvers['people']> = ({ workspaceId }, args, { rest }) =>
  readPeople(rest, workspaceId, args);

/** A page of the people of the workspace, or of a group. Throws BAD_USER_INPUT for what is no group. */
export async function readPeople(
  rest: Rest,
  workspaceId: number,
  args: Partial<WorkspacePeopleArgs>,
): Promise<PeopleModel> {
  const groupId = args.groupId == null ? undefined : inputId(args.groupId, 'groupId', 'PersonGroup');
  const q = allOf(peopleCondition({ ...args, groupId }), changedSince(args.updatedSince));
  const sort = toSort(args.orderBy, sortFields);
  const found = await readConnection(
    toPageRequest(args, peopleLimits),
    (page) => getPeople(rest, workspaceId, { ...page, q, sort }),
    toPerson,
  );
  return { ...found, csv: { path: peopleCsvPath(workspaceId), query: { q, sort } } };
}

/** One person, null when there is none (REST-45). */
export const person: NonNullable<WorkspaceResolvers['person']> = ({ workspaceId }, { id }, { rest }) => {
  const userId = rawIdOf(id, 'User');
  return userId === null ? null : orNull(async () => toPerson(await getPerson(rest, workspaceId, userId)));
};

/** A person with an account by their exact e-mail address (REST-13, OP-30). */
export const findUser: NonNullable<WorkspaceResolvers['findUser']> = (_workspace, { username }, { rest }) => {
  const address = username.trim();
  // The name is a part of the path: without one, or with dots alone, another address would be called.
  if (/^\.*$/.test(address)) return null;
  return orNull(async () => toFoundUser(await getUserByUsername(rest, address)));
};

async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RestError && error.status === 404) return null;
    throw error;
  }
}
