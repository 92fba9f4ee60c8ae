import { screen, within } from '@testing-library/react';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';

/** Someone as the platform tells of them; Ada has joined unless the test says otherwise. */
export const aPerson = (person: Record<string, unknown> = {}) => ({
  id: 'person-1',
  userId: 1201,
  name: 'Ada Example',
  username: 'ada@example.org',
  status: 'REGISTERED',
  addressProven: true,
  inviteTime: null,
  leaveTime: null,
  leftBy: null,
  adminPromised: false,
  admin: false,
  createCourse: false,
  createVoucher: false,
  groups: [],
  createTime: '2030-01-01T09:00:00Z',
  updateTime: '2030-01-02T09:00:00Z',
  ...person,
});

/** Nobody has invited Ben yet. */
export const ben = aPerson({
  id: 'person-2',
  name: null,
  username: 'ben@example.org',
  status: 'ADDED',
  addressProven: false,
});

/** A page of people. */
export const peoplePage = (
  people: readonly object[],
  { hasNextPage = false, total = people.length, roles = ['ROLE_ADMIN'] } = {},
) => ({
  viewer: { hasPassword: true, user: { id: 'user-1', userId: 1001, roles } },
  workspace: {
    id: 'workspace-1',
    __typename: 'Workspace',
    people: {
      totalCount: total,
      csvUrl: 'https://lectern.test/api/v1/secured/workspaces/1/usersaccess.csv',
      edges: people.map((node) => ({ cursor: 'c', node: { __typename: 'WorkspacePerson', ...node } })),
      pageInfo: { hasNextPage, hasPreviousPage: false, startCursor: 'b', endCursor: 'c' },
    },
  },
});

/** Opens one of the two pages as an admin; `people` null leaves its query to the test, `failed` lets the list fail. */
export async function openPeople(
  people: readonly object[] | null,
  {
    at = '/admin/users-management/',
    hasNextPage = false,
    failed = false,
    ...page
  }: { at?: string; hasNextPage?: boolean; failed?: boolean; total?: number } = {},
): Promise<AppUnderTest> {
  return renderApp({
    at,
    shell: { user: { roles: ['ROLE_ADMIN'] }, workspace: { id: 'workspace-1' } },
    pages: people ? { PeoplePageQuery: { Query: () => peoplePage(people, { hasNextPage, ...page }) } } : {},
    ...(failed ? { failing: { PeoplePageQuery: [['workspace', 'people']] } } : {}),
  });
}

/** The row of the table that tells of someone. */
const rowOf = (name: string): HTMLElement => screen.getByRole('row', { name: new RegExp(name) });
export const inRow = (name: string) => within(rowOf(name));
