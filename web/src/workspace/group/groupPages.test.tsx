import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';
import { aPerson, openPeople, peoplePage } from '../people/people.testkit.tsx';

const user = { id: 'user-1001', userId: 1001, roles: ['ROLE_ADMIN'] };
const viewer = { user };

/** jsdom opens no dialogs. */
beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal = function showModal(): void {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(): void {
    this.removeAttribute('open');
  };
});

const group = (change: object = {}) => ({
  id: 'group-1500',
  groupId: 1500,
  name: 'Sales',
  description: 'Who sells',
  addressDomain: null,
  origin: 'HAND',
  memberCount: 1,
  createTime: '2030-01-01T09:00:00Z',
  courses: [],
  ...change,
});
const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
const workspace = { id: 'workspace-1', __typename: 'Workspace' };

const openList = (groups: readonly object[], at = '/admin/groups/'): Promise<AppUnderTest> =>
  renderApp({
    at,
    shell: { user },
    pages: {
      GroupsPageQuery: {
        Query: () => ({
          viewer,
          workspace: {
            ...workspace,
            groups: { totalCount: groups.length, pageInfo, edges: groups.map((node) => ({ cursor: 'c', node })) },
          },
        }),
      },
    },
  });

const openGroup = (
  fields: object | null,
  { people = [aPerson()], at = '/admin/groups/group/?id=1500' }: { people?: readonly object[]; at?: string } = {},
): Promise<AppUnderTest> =>
  renderApp({
    at,
    shell: { user },
    pages: {
      GroupPageQuery: {
        Query: () => ({
          viewer,
          workspace: {
            ...workspace,
            group: fields && {
              ...group(fields),
              members: {
                totalCount: people.length,
                csvUrl: 'https://lectern.test/people.csv?q=x',
                pageInfo,
                nodes: people.map((node) => ({ __typename: 'WorkspacePerson', ...node })),
              },
            },
          },
        }),
      },
    },
  });

const button = (name: string) => screen.findByRole('button', { name });

describe('the list of groups', () => {
  it('BEY-13 tells what each is for, who belongs to it and how many, and sorts by the address', async () => {
    const app = await openList([
      group(),
      group({ id: 'g2', groupId: 1501, name: 'Partner', addressDomain: 'partner.test' }),
    ]);
    expect(await screen.findByRole('link', { name: 'Sales' })).toHaveAttribute('href', '/admin/groups/group/?id=1500');
    expect(screen.getByText('Everyone at @partner.test')).toBeVisible();
    expect(screen.getByText('2 groups')).toBeVisible();
    await userEvent.click(within(screen.getByRole('columnheader', { name: /People/ })).getByRole('button'));
    await waitFor(() => expect(app.variables('GroupsPageQuery')).toMatchObject({ orderBy: { field: 'MEMBER_COUNT' } }));
  });

  it('BEY-13 says what groups are for where there are none; a new one may be of a domain, and leads to its page', async () => {
    const app = await openList([]);
    expect(await screen.findByText('No groups yet')).toBeVisible();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    await userEvent.click(await button('New group'));
    const dialog = within(screen.getByRole('dialog', { name: 'New group' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
    expect(dialog.getByText('Enter a name')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Partner');
    await userEvent.click(dialog.getByRole('radio', { name: 'Also everyone at an address domain' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Domain' }), '@Partner.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
    expect(app.variables('useCreateGroupMutation')['input']).toEqual({
      name: 'Partner',
      description: '',
      addressDomain: 'partner.test',
    });
    await app.answer('useCreateGroupMutation', {
      Mutation: () => ({ createGroup: { group: null, userErrors: [{ code: 'GROUP_NAME_TAKEN', params: null }] } }),
    });
    expect(dialog.getByText('There is a group with this name already')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
    await app.answer('useCreateGroupMutation', {
      Mutation: () => ({ createGroup: { group: null, userErrors: [{ code: 'GROUPS_FULL', params: { most: 1234 } }] } }),
    });
    expect(dialog.getByRole('alert')).toHaveTextContent('1,234');
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
    await app.answer('useCreateGroupMutation', {
      Mutation: () => ({ createGroup: { group: { groupId: 1502 }, userErrors: [] } }),
    });
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/admin/groups/group/'));
    expect(app.router.state.location.search).toBe('?id=1502');
  });
});

describe('the page of a group', () => {
  it('BEY-13 leads to its progress and its analytics, and its filters keep the group in the address', async () => {
    const app = await openGroup({ addressDomain: 'sales.test' });
    expect(await screen.findByRole('link', { name: 'Progress of this group' })).toHaveAttribute(
      'href',
      '/admin/progress/?group=1500',
    );
    expect(screen.getByRole('link', { name: 'Analytics of this group' })).toHaveAttribute(
      'href',
      '/admin/dashboard/?group=1500',
    );
    expect(screen.getByText('Everyone at @sales.test')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Joined');
    await waitFor(() => expect(app.router.state.location.search).toBe('?id=1500&status=joined'));
    expect(app.variables('GroupPageQuery')).toMatchObject({ id: '1500', status: 'REGISTERED' });
  });

  it('BEY-13 takes addresses of a list or a table, tries them first, and goes to the report', async () => {
    const app = await openGroup({ memberCount: 0 }, { people: [] });
    expect(await screen.findByText('Nobody belongs to this group yet')).toBeVisible();
    await userEvent.click(await button('Add people'));
    const dialog = within(screen.getByRole('dialog', { name: 'Add people' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    expect(dialog.getByText('Enter at least one e-mail address')).toBeVisible();
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Or paste addresses or rows of a table' }),
      'Name;E-mail{Enter}Ada;ada@example.org{Enter}Again;ada@example.org{Enter}Ben;ben@example.org',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Check first' }));
    const asked = {
      groupId: 'group-1500',
      people: { usernames: ['ada@example.org', 'ben@example.org'] },
      action: 'ADD',
    };
    expect(app.variables('useChangeMembersMutation')['input']).toMatchObject({ ...asked, dryRun: true });
    await app.answer('useChangeMembersMutation', {
      Mutation: () => ({ changeGroupMembers: { job: { jobId: 71 }, userErrors: [] } }),
    });
    expect(app.router.state.location.pathname).toBe('/admin/groups/group/');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    expect(app.variables('useChangeMembersMutation')['input']).toMatchObject({ ...asked, dryRun: false });
    await app.answer('useChangeMembersMutation', {
      Mutation: () => ({ changeGroupMembers: { job: { jobId: 72 }, userErrors: [] } }),
    });
    await waitFor(() => expect(app.router.state.location.search).toBe('?id=72'));
  });

  it('BEY-13 takes selected people out after a question, which says who stays', async () => {
    const app = await openGroup({ addressDomain: 'example.org' });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Ada/ }));
    await userEvent.click(await button('Remove from the group'));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove 1 person from the group?' }));
    expect(dialog.getByText('Who belongs by an address at @example.org stays.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from the group' }));
    expect(app.variables('useChangeMembersMutation')['input']).toEqual({
      groupId: 'group-1500',
      people: { selection: { ids: ['person-1'] } },
      action: 'REMOVE',
    });
  });

  it('BEY-13 enrols everyone of the group', async () => {
    const app = await openGroup({});
    await userEvent.click(await button('Enrol in a course'));
    await app.answer('useCoursesToEnrolQuery', {
      Query: () => ({
        authoredCourses: {
          pageInfo: { hasNextPage: false },
          nodes: [{ id: 'c', courseId: 258, name: 'Painting', type: 'NORMAL', rights: { mayEdit: true } }],
        },
      }),
    });
    const dialog = within(screen.getByRole('dialog', { name: 'Enrol in a course' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Course' }), 'Painting');
    await userEvent.click(dialog.getByRole('button', { name: 'Enrol' }));
    expect(app.variables('useEnrolPeopleMutation')['input']).toMatchObject({
      courseId: '258',
      people: { selection: { filter: { search: null, status: null, groupId: '1500', exceptIds: [] } } },
    });
  });

  it('BEY-13 names what is lost before it is deleted, and goes back to the list', async () => {
    const app = await openGroup({});
    await userEvent.click(await button('Delete'));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete the group “Sales”?' }));
    expect(dialog.getByText(/1 person is no longer together in it/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await app.answer('useDeleteGroupMutation', {
      Mutation: () => ({ deleteGroup: { deletedGroupId: 'group-1500', userErrors: [] } }),
    });
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/admin/groups/'));
  });

  it('BEY-13 of the identity provider keeps its name and its people; only the description is ours', async () => {
    await openGroup({ origin: 'SCIM' });
    expect(await screen.findByText('Managed by your identity provider')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add people' })).not.toBeInTheDocument();
    await userEvent.click(await button('Edit'));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit group' }));
    expect(dialog.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Who sells');
  });

  it('BEY-13 says so when there is no such group', async () => {
    await openGroup(null, { at: '/admin/groups/group/?id=nothing' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Group not found' })).toBeVisible();
  });
});

describe('groups in the list of people', () => {
  const groups = {
    workspace: {
      ...workspace,
      groups: { nodes: [group(), group({ id: 'g2', groupId: 1501, name: 'Staff', origin: 'SCIM' })] },
    },
  };

  it('BEY-13 tells the groups of each, and narrows to one by the address', async () => {
    const member = aPerson({ groups: [{ id: 'group-1500', groupId: 1500, name: 'Sales' }] });
    const app = await openPeople([member]);
    expect(await screen.findByRole('link', { name: 'Sales' })).toHaveAttribute('href', '/admin/groups/group/?id=1500');
    await app.answer('useGroupsQuery', { Query: () => groups });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'Sales');
    await waitFor(() => expect(app.router.state.location.search).toBe('?group=1500'));
    expect(app.variables('PeoplePageQuery')).toMatchObject({ groupId: '1500' });
    await app.answer('PeoplePageQuery', { Query: () => peoplePage([member]) });
  });

  it('BEY-13 selected people are added to a group of ours', async () => {
    const app = await openPeople([aPerson()]);
    await app.answer('useGroupsQuery', { Query: () => groups });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Ada/ }));
    await userEvent.click(await button('Add to group…'));
    await app.answer('useGroupsQuery', { Query: () => groups });
    const dialog = within(screen.getByRole('dialog', { name: 'Add to a group' }));
    expect(dialog.queryByRole('option', { name: 'Staff' })).not.toBeInTheDocument();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Group' }), 'Sales');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    expect(app.variables('useChangeMembersMutation')['input']).toEqual({
      groupId: '1500',
      people: { selection: { ids: ['person-1'] } },
      action: 'ADD',
    });
  });
});
