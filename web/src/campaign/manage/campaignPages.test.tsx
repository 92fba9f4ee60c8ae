import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';

const user = { id: 'user-1001', userId: 1001, roles: ['ROLE_VOUCHER_ADMIN'] };
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

const campaign = (change: object = {}) => ({
  id: 'campaign-1400',
  campaignId: 1400,
  name: 'Spring',
  version: '"v1"',
  status: 'RUNNING',
  active: true,
  redeemType: 'UNIQUE_CODE',
  maxUsages: 0,
  startTime: '2030-01-01T09:00:00.000Z',
  endTime: null,
  voucherCount: 2,
  usageCount: 0,
  course: { courseId: 258, name: 'Painting', endTime: null },
  ...change,
});

const connection = (nodes: readonly object[]) => ({
  totalCount: nodes.length,
  csvUrl: 'https://demo.test/api/v1/secured/list.csv?q=x',
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  edges: nodes.map((node, index) => ({ cursor: `c${index}`, node })),
  nodes,
});

const openList = (campaigns: readonly object[], at = '/admin/campaign-management/'): Promise<AppUnderTest> =>
  renderApp({
    at,
    shell: { user },
    pages: { CampaignListPageQuery: { Query: () => ({ viewer, campaigns: connection(campaigns) }) } },
  });

describe('the list of campaigns', () => {
  it('CAMP-01 CAMP-05 CAMP-06 tells of each what, where, when and how often, and hides expired ones at first', async () => {
    const app = await openList([campaign(), campaign({ id: 'c2', name: 'Old', status: 'EXPIRED', voucherCount: 0 })]);
    const row = within((await screen.findByRole('rowheader', { name: /Spring/ })).closest('tr') as HTMLElement);
    expect(row.getByRole('link', { name: 'Spring' })).toHaveAttribute(
      'href',
      '/admin/campaign-management/campaign/?id=1400',
    );
    expect(row.getByText('Painting')).toBeVisible();
    expect(row.getByText('Running')).toBeVisible();
    expect(row.getByText('0 uses of 2 codes')).toBeVisible();
    expect(screen.getByText('No codes yet')).toBeVisible();
    expect(app.variables('CampaignListPageQuery')).toMatchObject({ first: 25, hideExpired: true });
    await userEvent.click(screen.getByRole('switch', { name: 'Show expired campaigns' }));
    await waitFor(() => expect(app.router.state.location.search).toBe('?expired=true'));
    expect(app.variables('CampaignListPageQuery')).toMatchObject({ hideExpired: false });
  });

  it('CAMP-06 is ordered by its heads, and a new order begins at the first page with the same search', async () => {
    const app = await openList([campaign()], '/admin/campaign-management/?search=spr&after=x');
    expect(await screen.findByRole('columnheader', { name: /Status/ })).not.toContainElement(
      screen.queryByRole('button', { name: /Status/ }),
    );
    for (const [head, sort, orderBy] of [
      ['Campaign', 'name', { field: 'NAME', direction: 'ASC' }],
      ['Campaign', '-name', { field: 'NAME', direction: 'DESC' }],
      ['Runs', 'begins', { field: 'START_TIME', direction: 'ASC' }],
      ['Runs', '-begins', { field: 'START_TIME', direction: 'DESC' }],
    ] as const) {
      const column = screen.getByRole('columnheader', { name: new RegExp(head) });
      await userEvent.click(within(column).getByRole('button'));
      await waitFor(() => expect(app.router.state.location.search).toBe(`?search=spr&sort=${sort}`));
      expect(app.variables('CampaignListPageQuery')).toMatchObject({ search: 'spr', after: null, orderBy });
    }
  });

  it('CAMP-04 is switched at once, and back when it is refused, which is said in the row', async () => {
    const app = await openList([campaign()]);
    const on = await screen.findByRole('switch', { name: 'On: Spring' });
    await userEvent.click(on);
    expect(on).not.toBeChecked();
    expect(screen.getByText('Paused')).toBeVisible();
    expect(app.variables('useSwitchCampaignMutation')['input']).toEqual({ campaignId: 'campaign-1400', active: false });
    await app.answer('useSwitchCampaignMutation', {
      Mutation: () => ({ updateCampaign: { campaign: null, userErrors: [{ code: 'NOT_FOUND', params: null }] } }),
    });
    await waitFor(() => expect(on).toBeChecked());
    expect(screen.getByRole('alert')).toHaveTextContent('This campaign has been deleted.');
  });

  it('CAMP-01 CAMP-03 a new one begins now, asks for what is missing, and leads to its page', async () => {
    const app = await openList([]);
    expect(await screen.findByText('Let a group into a course')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'New campaign' }));
    await app.answer('useCampaignCoursesQuery', {
      Query: () => ({ campaignCourses: connection([{ courseId: 258, name: 'Painting' }]) }),
    });
    const dialog = within(screen.getByRole('dialog', { name: 'New campaign' }));
    const submit = dialog.getByRole('button', { name: 'Create campaign' });
    await userEvent.click(submit);
    expect(dialog.getByText('Enter a name')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    expect(app.operations).not.toContain('useCreateCampaignMutation');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Autumn');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Course' }), 'Painting');
    await userEvent.click(dialog.getByRole('radio', { name: 'Each code works for several people' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'People per code' }), '50');
    await userEvent.click(submit);
    expect(app.variables('useCreateCampaignMutation')['input']).toEqual({
      name: 'Autumn',
      courseId: '258',
      redeemType: 'MULTIPLE_USE',
      maxUsages: 50,
      startTime: expect.any(String),
      endTime: null,
    });
    await app.answer('useCreateCampaignMutation', {
      Mutation: () => ({ createCampaign: { campaign: { campaignId: 1401 }, userErrors: [] } }),
    });
    await waitFor(() =>
      expect(app.router.state.location).toMatchObject({
        pathname: '/admin/campaign-management/campaign/',
        search: '?id=1401',
      }),
    );
  });
});

describe('the page of a campaign', () => {
  const openOne = (change: object = {}): Promise<AppUnderTest> =>
    renderApp({
      at: '/admin/campaign-management/campaign/?id=1400',
      shell: { user },
      pages: {
        CampaignPageQuery: {
          Query: () => ({
            viewer,
            campaign: campaign({
              vouchers: connection([
                {
                  voucherId: 1,
                  code: 'ABCDEFGH2345',
                  usageCount: 0,
                  createTime: '2030-01-01T09:00:00.000Z',
                  redeemUrl: 'https://demo.test/redeem/?code=ABCDEFGH2345',
                },
              ]),
              redemptions: connection([
                {
                  redemptionId: 7,
                  time: '2030-01-02T09:00:00.000Z',
                  code: 'ABCDEFGH2345',
                  name: null,
                  username: null,
                },
              ]),
              usage: [{ date: '2030-01-02', usageCount: 1 }],
              ...change,
            }),
          }),
        },
      },
    });

  it('VOUCH-02 tells how many codes are used, finds one, and copies its link', async () => {
    const app = await openOne({ usedCodes: { totalCount: 1 } });
    const user = userEvent.setup();
    expect(await screen.findByText('1 of 2 codes used')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy link: ABCD-EFGH-2345' }));
    expect(await navigator.clipboard.readText()).toBe('https://demo.test/redeem/?code=ABCDEFGH2345');
    await user.type(screen.getByLabelText('Search codes'), 'zzz');
    await waitFor(() => expect(app.variables('CodeListPaginationQuery')).toMatchObject({ search: 'zzz' }));
    // What is on the page stays while the codes are read, with the field that is typed in.
    expect(screen.getByLabelText('Search codes')).toHaveFocus();
    expect(screen.getByRole('rowheader', { name: 'ABCD-EFGH-2345' })).toBeVisible();
    await app.answer('CodeListPaginationQuery', {
      Campaign: () => ({
        id: 'campaign-1400',
        voucherCount: 2,
        usedCodes: { totalCount: 1 },
        vouchers: { csvUrl: null, edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
      }),
    });
    expect(await screen.findByText('No code matches')).toBeVisible();
    expect(screen.getByLabelText('Search codes')).toHaveFocus();
  });

  it('OP-159 CAMP-04 says that nobody gets in any more when its course has ended', async () => {
    await openOne({ status: 'COURSE_ENDED' });
    expect(await screen.findByText('Course has ended')).toBeVisible();
  });

  it('VOUCH-01 VOUCH-02 LIM-15 has its codes in groups, who used them, and makes fifteen more unless told otherwise', async () => {
    const app = await openOne();
    expect(await screen.findByRole('heading', { level: 1, name: 'Spring' })).toBeInTheDocument();
    const codes = within(screen.getByRole('table', { name: 'Codes' }));
    expect(codes.getByRole('rowheader', { name: 'ABCD-EFGH-2345' })).toBeVisible();
    expect(codes.getByText('Not yet')).toBeVisible();
    expect(within(screen.getByRole('table', { name: 'Who used them' })).getByText('Deleted account')).toBeVisible();
    expect(screen.getByRole('listitem', { name: '2 January 2030: 1 use' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Create codes' }));
    const input = app.variables('useCreateVouchersMutation')['input'] as {
      voucherCount: number;
      idempotencyKey: string;
    };
    expect(input).toMatchObject({ campaignId: 'campaign-1400', voucherCount: 15 });
    // A lost answer keeps the key: one batch is made.
    await app.fail('useCreateVouchersMutation', new Error('lost'));
    await userEvent.click(screen.getByRole('button', { name: 'Create codes' }));
    expect(app.variables('useCreateVouchersMutation')['input']).toEqual(input);
  });

  it('VOUCH-01 OP-167 a code of one’s own is checked, refused where there is such a code, and made', async () => {
    const app = await openOne();
    const field = await screen.findByRole('textbox', { name: 'Or a code of your own' });
    await userEvent.type(field, 'spring!{Enter}');
    expect(field).toHaveAccessibleDescription('Enter 6 to 40 letters and digits, with single hyphens between');
    expect(app.operations).not.toContain('useCreateVouchersMutation');
    await userEvent.clear(field);
    await userEvent.type(field, 'Spring-2031{Enter}');
    const { idempotencyKey: _key, ...input } = app.variables('useCreateVouchersMutation')['input'] as Record<
      string,
      unknown
    >;
    expect(input).toEqual({ campaignId: 'campaign-1400', code: 'Spring-2031' });
    await app.answer('useCreateVouchersMutation', {
      Mutation: () => ({
        createVouchers: {
          vouchers: null,
          campaign: null,
          userErrors: [{ code: 'CONFLICT', field: null, params: null }],
        },
      }),
    });
    expect(field).toHaveAccessibleDescription('There is such a code already. Choose another.');
  });

  it('VOUCH-01 says how many codes a batch may have', async () => {
    const app = await openOne();
    const amount = await screen.findByRole('textbox', { name: 'How many codes?' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '1001{Enter}');
    expect(amount).toHaveAccessibleDescription('Enter a whole number from 1 to 1,000');
    expect(app.operations).not.toContain('useCreateVouchersMutation');
  });

  it('CAMP-01 is changed with the version that was read; its course stays once a code was used', async () => {
    const app = await openOne({ usageCount: 1 });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit campaign' }));
    expect(dialog.getByText(/The course stays/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2030');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(app.variables('useUpdateCampaignMutation')['input']).toMatchObject({ name: 'Spring 2030', version: '"v1"' });
    await app.answer('useUpdateCampaignMutation', {
      Mutation: () => ({ updateCampaign: { campaign: null, userErrors: [{ code: 'PRECONDITION_FAILED' }] } }),
    });
    expect(await dialog.findByText(/Somebody changed this campaign/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Spring 2030');
  });

  it('CAMP-01 before it is deleted it says what is lost and what stays', async () => {
    const app = await openOne({ usageCount: 3 });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete “Spring”?' }));
    expect(dialog.getByText(/Its 2 codes stop working.*The 3 people who used a code stay enrolled/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await app.answer('useDeleteCampaignMutation', {
      Mutation: () => ({ deleteCampaign: { deletedCampaignId: 'campaign-1400', userErrors: [] } }),
    });
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/admin/campaign-management/'));
  });

  it('CAMP-01 says so where there is none', async () => {
    await renderApp({
      at: '/admin/campaign-management/campaign/?id=9',
      shell: { user },
      pages: { CampaignPageQuery: { Query: () => ({ viewer, campaign: null }) } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such campaign' })).toBeInTheDocument();
  });
});

it('BEY-21 cards carry the code in groups and a QR code for each code that is not used', async () => {
  await renderApp({
    at: '/admin/campaign-management/cards/?id=1400',
    shell: { user },
    pages: {
      VoucherCardsPageQuery: {
        Query: () => ({
          workspace: { id: 'workspace-1', workspaceId: 1, profile: { headerLogoUrl: '/static/logo.svg' } },
          campaign: campaign({
            endTime: '2030-03-31T12:00:00.000Z',
            course: { courseId: 258, name: 'Painting', endTime: '2030-02-28T12:00:00.000Z' },
            vouchers: {
              totalCount: 1,
              nodes: [{ voucherId: 1, code: 'ABCDEFGH2345', redeemUrl: 'https://demo.test/redeem/?code=ABCDEFGH2345' }],
            },
          }),
        }),
      },
    },
  });
  const card = await screen.findByRole('listitem');
  expect(within(card).getByText('ABCD-EFGH-2345')).toBeVisible();
  expect(within(card).getByText('Scan the code, or enter it at demo.test/redeem')).toBeVisible();
  expect(within(card).getByText('Works until 28 February 2030')).toBeVisible();
  // Names of Arabic or Hebrew run in their own direction, as on certificates.
  expect(within(card).getByText('Painting')).toHaveAttribute('dir', 'auto');
  expect(card.querySelector('img')).toHaveAttribute('src', '/static/logo.svg');
  expect(card.querySelector('svg path')?.getAttribute('d')?.length).toBeGreaterThan(1000);
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
});
