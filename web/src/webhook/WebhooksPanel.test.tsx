import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp, type AppUnderTest, type Resolvers } from '../testing/renderApp.tsx';

const url = 'https://hooks.example.org/lectern';

const webhook = (webhookId: number, change: object = {}) => ({
  __typename: 'Webhook',
  id: `webhook-${webhookId}`,
  webhookId,
  url,
  description: `Payroll ${webhookId}`,
  eventTypes: ['COURSE_COMPLETED'],
  createdByName: 'Ada Author',
  previousSecretExpireTime: null,
  failingSinceTime: null,
  disableTime: null,
  disableReason: null,
  lastDeliveryTime: '2030-01-31T09:00:00Z',
  ...change,
});

const delivery = (deliveryId: number, change: object = {}) => ({
  __typename: 'WebhookDelivery',
  deliveryId,
  eventType: 'course.completed',
  eventTime: '2030-01-31T09:00:00Z',
  state: 'FAILED',
  attemptCount: 10,
  beingTried: false,
  nextTime: null,
  lastTime: '2030-02-03T09:00:00Z',
  lastStatus: 500,
  lastError: 'STATUS',
  durationMilliseconds: 20,
  ...change,
});

const webhooks = (...all: readonly object[]) => ({
  Query: () => ({ workspace: { id: 'workspace-1', webhooks: all } }),
});

const deliveries = (...all: readonly object[]) => ({
  Query: () => ({
    node: {
      __typename: 'Webhook',
      id: 'webhook-1',
      deliveries: {
        totalCount: all.length,
        nodes: all,
        edges: all.map((node, place) => ({ cursor: String(place), node })),
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    },
  }),
});

async function open(...shown: readonly object[]): Promise<AppUnderTest> {
  const app = await renderApp({
    at: '/admin/integrations-management/',
    shell: { user: { roles: ['ROLE_ADMIN'] }, workspace: { id: 'workspace-1' } },
    pages: {
      IntegrationsPageQuery: {
        Query: () => ({
          viewer: { user: { id: 'user-1', userId: 1001, roles: ['ROLE_ADMIN'] } },
          workspace: { id: 'workspace-1', integrations: [], scimServer: null },
        }),
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Manage webhooks' }));
  await app.answer('WebhookListQuery', webhooks(...shown));
  return app;
}

const windowOf = (name: string) => within(screen.getByRole('dialog', { name }));
const panel = () => windowOf('Webhooks');
const log = () => windowOf('Deliveries: Payroll 1');
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const refused = (code: string, more: object = {}) => ({ userErrors: [{ code, field: null, params: {}, ...more }] });

async function fillIn(): Promise<void> {
  await press('New webhook');
  expect(panel().getByLabelText('Address')).toHaveFocus();
  await userEvent.type(panel().getByLabelText('Address'), url);
  await userEvent.type(panel().getByLabelText('What it is for'), 'Payroll');
  await press('Choose all: Certificates');
  await userEvent.click(panel().getByRole('checkbox', { name: 'Certificate expired' }));
  await userEvent.click(panel().getByRole('checkbox', { name: 'Course completed' }));
}

const typed = {
  url,
  description: 'Payroll',
  eventTypes: ['CERTIFICATE_ISSUED', 'CERTIFICATE_REVOKED', 'CERTIFICATE_RESTORED', 'COURSE_COMPLETED'],
};

describe('webhooks', () => {
  it('BEY-43 OP-297 adds one, whose secret is shown once and is gone after its window is closed', async () => {
    // With a clipboard.
    const hand = userEvent.setup();
    const app = await open();
    expect(panel().getByText(/^There are no webhooks yet\./)).toBeVisible();
    await fillIn();
    await press('Add webhook');
    expect(app.variables('useCreateWebhookMutation')).toEqual({ input: typed });
    await app.answer('useCreateWebhookMutation', {
      CreateWebhookPayload: () => ({ secret: 'whsec_first', userErrors: [] }),
    });
    await app.answer('WebhookListQuery', webhooks(webhook(1)));
    const shown = windowOf('Copy your signing secret');
    expect(shown.getByText(/You see this secret only now/)).toBeVisible();
    await hand.click(shown.getByRole('button', { name: 'Copy: Signing secret' }));
    expect(await navigator.clipboard.readText()).toBe('whsec_first');
    // Escape does not lose it.
    await hand.keyboard('{Escape}');
    await hand.click(shown.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('whsec_first')).toBeNull();
    expect(panel().getByText('Payroll 1')).toBeVisible();
    expect(panel().getByRole('button', { name: 'New webhook' })).toHaveFocus();
  });

  it('BEY-43 OP-297 says what is missing before anything is sent', async () => {
    const app = await open();
    await press('New webhook');
    await press('Add webhook');
    expect(panel().getByLabelText('Address')).toHaveAccessibleDescription('Enter the address');
    expect(panel().getByText('Choose at least one event')).toBeVisible();
    await userEvent.type(panel().getByLabelText('Address'), 'hooks.example.org');
    expect(panel().getByLabelText('Address')).toHaveAccessibleDescription('The address has to begin with https://');
    expect(app.operations).not.toContain('useCreateWebhookMutation');
    await press('Cancel');
    expect(panel().getByRole('button', { name: 'New webhook' })).toHaveFocus();
  });

  it('BEY-43 OP-297 says beside the address that it is refused, and above the form that there are too many', async () => {
    const app = await open();
    await fillIn();
    await press('Add webhook');
    await app.answer('useCreateWebhookMutation', {
      CreateWebhookPayload: () => ({ secret: null, ...refused('INVALID', { field: 'url' }) }),
    });
    expect(panel().getByLabelText('Address')).toHaveAccessibleDescription(/^This address cannot be used\./);
    await userEvent.type(panel().getByLabelText('Address'), '/2');
    expect(panel().getByLabelText('Address')).toBeValid();
    await press('Add webhook');
    await app.answer('useCreateWebhookMutation', {
      CreateWebhookPayload: () => ({ secret: null, ...refused('WEBHOOKS_FULL', { params: { most: 12 } }) }),
    });
    expect(panel().getByRole('alert')).toHaveTextContent(/there are 12 already, and more are not possible/);
  });

  it('BEY-43 OP-297 tells of each whether it works, and what it is told of', async () => {
    await open(
      webhook(1),
      webhook(2, { failingSinceTime: '2030-02-01T09:00:00Z', previousSecretExpireTime: '2030-02-02T09:00:00Z' }),
      webhook(3, { disableTime: '2030-02-04T09:00:00Z', disableReason: 'FAILING' }),
      webhook(4, { disableTime: '2030-02-04T09:00:00Z', disableReason: 'GONE' }),
      webhook(5, {
        description: '',
        lastDeliveryTime: null,
        eventTypes: ['CERTIFICATE_ISSUED', 'CERTIFICATE_EXPIRED', 'CERTIFICATE_REVOKED', 'CERTIFICATE_RESTORED'],
      }),
      webhook(6, { disableTime: '2030-02-04T09:00:00Z' }),
    );
    const [works, fails, off, gone, unused, unknown] = panel().getAllByRole('listitem');
    expect(works).toHaveTextContent(/Payroll 1Works.*lectern.*Events: Course completed.*Last delivered: 31 Jan 2030/);
    expect(fails).toHaveTextContent(
      /Fails.*Every attempt has failed since 1 Feb 2030.*The old secret signs until: 2 Feb/,
    );
    expect(off).toHaveTextContent(/Switched off.*as every attempt had failed for three days/);
    expect(gone).toHaveTextContent(/Switched off.*answered that it is gone for good/);
    expect(unknown).toHaveTextContent(/Switched off on 4 Feb 2030.*Last delivered/);
    expect(unused).toHaveTextContent(
      /Not used yet.*Events: Certificates \(all\).*Nothing delivered in the last 30 days/,
    );
    expect(panel().getByRole('button', { name: `Edit: ${url}` })).toBeVisible();
  });

  it('BEY-43 OP-297 OP-315 changes one in its place', async () => {
    const app = await open(webhook(1));
    await press('Edit: Payroll 1');
    const purpose = panel().getByLabelText('What it is for');
    expect(panel().getByLabelText('Address')).toHaveValue(url);
    expect(panel().getByRole('checkbox', { name: 'Course completed' })).toBeChecked();
    await userEvent.clear(purpose);
    await userEvent.type(purpose, 'Wages');
    await press('Save webhook');
    expect(app.variables('useUpdateWebhookMutation')).toEqual({
      // What it is told of stays as it is: a later version may have chosen what is not shown here.
      input: { webhookId: 'webhook-1', url, description: 'Wages' },
    });
    await app.answer('useUpdateWebhookMutation', {
      UpdateWebhookPayload: () => ({ webhook: webhook(1, { description: 'Wages' }), userErrors: [] }),
    });
    expect(panel().getByText('Wages')).toBeVisible();
    expect(panel().getByRole('button', { name: 'Edit: Wages' })).toHaveFocus();
  });

  it('BEY-43 OP-297 rotates the secret, after asking how long the old one still signs', async () => {
    const app = await open(webhook(1));
    await press('Rotate secret: Payroll 1');
    await userEvent.selectOptions(screen.getByLabelText('The old secret signs for another'), '3 days');
    await press('Rotate secret');
    expect(app.variables('useRotateWebhookSecretMutation')).toEqual({
      input: { webhookId: 'webhook-1', overlapHours: 72 },
    });
    await app.answer('useRotateWebhookSecretMutation', {
      RotateWebhookSecretPayload: () => ({
        secret: 'whsec_second',
        webhook: webhook(1, { previousSecretExpireTime: '2030-02-02T09:00:00Z' }),
        userErrors: [],
      }),
    });
    expect(windowOf('Copy your signing secret').getByText('whsec_second')).toBeVisible();
    await press('Done');
    expect(screen.queryByText('whsec_second')).toBeNull();
    expect(panel().getByText(/The old secret signs until: /)).toBeVisible();
  });

  it('BEY-43 OP-297 deletes one after asking, and says when it is gone already', async () => {
    const app = await open(webhook(1));
    await press('Delete: Payroll 1');
    const question = windowOf('Delete “Payroll 1”?');
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(app.variables('useDeleteWebhookMutation')).toEqual({ input: { webhookId: 'webhook-1' } });
    await app.answer('useDeleteWebhookMutation', { DeleteWebhookPayload: () => refused('NOT_FOUND') });
    expect(question.getByRole('alert')).toHaveTextContent(/is no longer there/);
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await app.answer('useDeleteWebhookMutation', { DeleteWebhookPayload: () => ({ userErrors: [] }) });
    await app.answer('WebhookListQuery', webhooks());
    expect(panel().getByText(/^There are no webhooks yet\./)).toBeVisible();
    expect(await screen.findByText('Webhook deleted: Payroll 1')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Webhooks' })).toContainElement(document.activeElement as HTMLElement);
  });

  it('BEY-43 OP-297 switches one on again, which is sent no test while it is off', async () => {
    const app = await open(webhook(1, { disableTime: '2030-02-04T09:00:00Z', disableReason: 'GONE' }));
    expect(panel().queryByRole('button', { name: /^Send test event/ })).toBeNull();
    await press('Switch on: Payroll 1');
    expect(app.variables('useEnableWebhookMutation')).toEqual({ input: { webhookId: 'webhook-1' } });
    await app.answer('useEnableWebhookMutation', {
      EnableWebhookPayload: () => ({ webhook: webhook(1), userErrors: [] }),
    });
    expect(panel().getByText('Works')).toBeVisible();
    expect(panel().getByRole('button', { name: 'Send test event: Payroll 1' })).toBeVisible();
    expect(panel().getByRole('listitem')).toHaveFocus();
  });
});

describe('the test event of a webhook', () => {
  const sent = {
    SendTestWebhookPayload: () => ({ delivery: { deliveryId: 7 }, userErrors: [] }),
  };

  it.each([
    [{ state: 'DELIVERED', attemptCount: 1, lastError: null }, 'The test event arrived, in 20 ms.'],
    [
      { state: 'PENDING', attemptCount: 1 },
      'The test event did not arrive. The receiver answered with status 500 instead of 200 to 299.',
    ],
    [
      { state: 'PENDING', attemptCount: 1, lastStatus: null, lastError: 'NAME_NOT_FOUND' },
      'The test event did not arrive. The name in the address was not found. Check how it is written.',
    ],
  ])('BEY-43 OP-297 is told of: %j', async (change, words) => {
    const app = await open(webhook(1));
    await press('Send test event: Payroll 1');
    expect(app.variables('useSendTestWebhookMutation')).toEqual({ input: { webhookId: 'webhook-1' } });
    expect(panel().getByText('The test event is on its way…')).toBeVisible();
    await app.answer('useSendTestWebhookMutation', sent);
    await app.answer('useWatchedDeliveryQuery', deliveries(delivery(8), delivery(7, change)));
    expect(panel().getByText(words)).toBeVisible();
  });

  it('BEY-43 OP-297 is on its way while its first attempt is being made', async () => {
    const app = await open(webhook(1));
    await press('Send test event: Payroll 1');
    await app.answer('useSendTestWebhookMutation', sent);
    const attempted = {
      state: 'PENDING',
      attemptCount: 1,
      lastStatus: null,
      lastError: null,
      durationMilliseconds: null,
    };
    await app.answer('useWatchedDeliveryQuery', deliveries(delivery(7, attempted)));
    expect(panel().getByText('The test event is on its way…')).toBeVisible();
    const looks = () => app.operations.filter((name) => name === 'useWatchedDeliveryQuery');
    await waitFor(() => expect(looks()).toHaveLength(2));
    await app.answer('useWatchedDeliveryQuery', deliveries(delivery(7, { state: 'DELIVERED', lastError: null })));
    expect(panel().getByText('The test event arrived, in 20 ms.')).toBeVisible();
  });

  it('BEY-43 OP-297 says when the webhook was switched off meanwhile', async () => {
    const app = await open(webhook(1));
    await press('Send test event: Payroll 1');
    await app.answer('useSendTestWebhookMutation', {
      SendTestWebhookPayload: () => ({ delivery: null, ...refused('WEBHOOK_DISABLED') }),
    });
    expect(panel().getByRole('alert')).toHaveTextContent(/this webhook is switched off/);
  });
});

describe('the deliveries of a webhook', () => {
  async function openLog(shown: Resolvers, change: object = {}): Promise<AppUnderTest> {
    const app = await open(webhook(1, change));
    await press('Deliveries: Payroll 1');
    await app.answer('DeliveryLogQuery', shown);
    return app;
  }

  it('BEY-43 OP-297 OP-315 tell event, state, attempts, what came of them and when they are tried next', async () => {
    await openLog(
      deliveries(
        delivery(4, { state: 'PENDING', attemptCount: 2, nextTime: '2030-02-05T09:00:00Z', lastError: 'TOO_SLOW' }),
        delivery(3, { state: 'PENDING', attemptCount: 0, lastTime: null, lastStatus: null, lastError: null }),
        delivery(2, {
          state: 'DELIVERED',
          eventType: 'webhook.test',
          attemptCount: 1,
          lastStatus: 204,
          lastError: null,
        }),
        delivery(1, { eventType: 'moon.landed' }),
        delivery(0, { state: 'PENDING', attemptCount: 1, beingTried: true, lastError: null }),
      ),
    );
    const [waits, queued, arrived, failed, trying] = log().getAllByRole('listitem');
    expect(waits).toHaveTextContent(/Course completedWaits.*Attempts: 2.*longer than ten seconds.*Next attempt: 5 Feb/);
    expect(queued).toHaveTextContent(/Waits.*Not tried yet.*Waits until an earlier delivery/);
    expect(arrived).toHaveTextContent(/Test eventDelivered.*Attempts: 1.*Answer: status 204, in 20 ms/);
    expect(failed).toHaveTextContent(/moon\.landedGiven up.*Attempts: 10.*Last attempt: 3 Feb 2030.*with status 500/);
    expect(trying).toHaveTextContent(/Waits.*Attempts: 1.*Being tried now/);
    expect(trying).not.toHaveTextContent('Next attempt');
    expect(within(trying as HTMLElement).getByRole('button')).toBeVisible();
    // One that waits for its turn cannot be sent before.
    expect(within(queued as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('BEY-43 OP-297 are shown by state, and one is sent again', async () => {
    const app = await openLog(deliveries(delivery(1)));
    await userEvent.selectOptions(log().getByLabelText('Show'), 'Given up');
    expect(app.variables('DeliveryListPaginationQuery')).toMatchObject({ id: 'webhook-1', state: 'FAILED', count: 25 });
    await app.answer('DeliveryListPaginationQuery', deliveries(delivery(1)));
    await userEvent.click(log().getByRole('button', { name: /^Send again: Course completed, 31 Jan 2030/ }));
    expect(app.variables('useReplayWebhookDeliveryMutation')).toEqual({
      input: { webhookId: 'webhook-1', deliveryId: '1' },
    });
    await app.answer('useReplayWebhookDeliveryMutation', {
      ReplayWebhookDeliveryPayload: () => refused('WEBHOOK_DISABLED'),
    });
    expect(log().getByRole('alert')).toHaveTextContent(/this webhook is switched off/);
    await userEvent.click(log().getByRole('button', { name: /^Send again/ }));
    await app.answer('useReplayWebhookDeliveryMutation', {
      ReplayWebhookDeliveryPayload: () => ({ userErrors: [] }),
    });
    await app.answer('DeliveryListPaginationQuery', deliveries());
    expect(log().getByText('There are no such deliveries.')).toBeVisible();
    await userEvent.click(log().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'Deliveries: Payroll 1' })).toBeNull();
  });

  it('BEY-43 OP-297 come page by page', async () => {
    const first = deliveries(delivery(2));
    const paged = {
      Query: () => {
        const { node } = first.Query();
        return {
          node: {
            ...node,
            deliveries: { ...node.deliveries, totalCount: 2, pageInfo: { hasNextPage: true, endCursor: 'next' } },
          },
        };
      },
    };
    const app = await openLog(paged);
    expect(log().getByText('Deliveries: 2')).toBeVisible();
    await press('Show more deliveries');
    expect(app.variables('DeliveryListPaginationQuery')).toMatchObject({ cursor: 'next', count: 25 });
    await app.answer('DeliveryListPaginationQuery', deliveries(delivery(1)));
    expect(log().getAllByRole('listitem')).toHaveLength(2);
    expect(log().queryByRole('button', { name: 'Show more deliveries' })).toBeNull();
  });

  it('BEY-43 OP-297 are read, but not sent again, while the webhook is switched off', async () => {
    await openLog(deliveries(delivery(1)), { disableTime: '2030-02-04T09:00:00Z', disableReason: 'FAILING' });
    expect(log().getByText(/The webhook is switched off: switch it on/)).toBeVisible();
    expect(log().queryByRole('button', { name: /^Send again/ })).toBeNull();
  });
});
