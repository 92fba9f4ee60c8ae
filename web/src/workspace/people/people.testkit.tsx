import { screen, within } from '@testing-library/react';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';

/** Somebody as the platform tells of them; Ada has joined unless the test says otherwise. */
export const aPerson = (person: Record<string, unknown> = {}) => ({
  id: 'person-1',
  name: 'Ada Example',
  username: 'ada@example.org',
  status: 'REGISTERED',
  addressProven: true,
  inviteTime: null,
  leftTime: null,
  admin: false,
  createCourse: false,
  createVoucher: false,
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
export const peoplePage = (people: readonly object[], hasNextPage = false, roles = ['ROLE_ADMIN']) => ({
  viewer: { user: { id: 'user-1', userId: 1001, roles } },
  workspace: {
    id: 'workspace-1',
    __typename: 'Workspace',
    people: {
      totalCount: people.length,
      edges: people.map((node) => ({ cursor: 'c', node: { __typename: 'WorkspacePerson', ...node } })),
      pageInfo: { hasNextPage, endCursor: 'c' },
    },
  },
});

/** Opens one of the two pages as an admin; `people` null leaves its query to the test, `failed` lets the list fail. */
export async function openPeople(
  people: readonly object[] | null,
  { at = '/admin/users-management/', hasNextPage = false, failed = false } = {},
): Promise<AppUnderTest> {
  const name = at.startsWith('/admin/staff') ? 'RightsPageQuery' : 'PeoplePageQuery';
  return renderApp({
    at,
    shell: { user: { roles: ['ROLE_ADMIN'] }, workspace: { id: 'workspace-1' } },
    pages: people ? { [name]: { Query: () => peoplePage(people, hasNextPage) } } : {},
    ...(failed ? { failing: { [name]: [['workspace', 'people']] } } : {}),
  });
}

/** The row of the table that tells of somebody. */
const rowOf = (name: string): HTMLElement => screen.getByRole('row', { name: new RegExp(name) });
export const inRow = (name: string) => within(rowOf(name));
