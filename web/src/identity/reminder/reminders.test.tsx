import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RequestError } from '../../requestError.ts';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';

const mutation = 'useSwitchRemindersMutation';
const answer = (app: AppUnderTest, byMail: boolean) =>
  app.answer(mutation, { SwitchRemindersPayload: () => ({ byMail, userErrors: [] }) });
const open = () => renderApp({ at: '/reminders/?token=7.abc' });

it('BEY-13 opening the link of a mail stops reminders, and one press takes it back', async () => {
  const app = await open();
  await waitFor(() => expect(app.operations).toContain(mutation));
  expect(app.variables(mutation)).toEqual({ input: { token: '7.abc', byMail: false } });
  await answer(app, false);
  expect(await screen.findByRole('heading', { name: 'No more e-mails about your courses' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send them again' }));
  expect(app.variables(mutation)).toEqual({ input: { token: '7.abc', byMail: true } });
  await answer(app, true);
  expect(await screen.findByRole('heading', { name: 'You get e-mails about your courses again' })).toBeVisible();
});

it('BEY-13 a link that does not count leads to the settings', async () => {
  const app = await open();
  await app.answer(mutation, {
    SwitchRemindersPayload: () => ({ byMail: null, userErrors: [{ code: 'NOT_FOUND' }] }),
  });
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the settings' })).toHaveAttribute('href', '/settings/');
});

it('BEY-13 without a network it can be tried again', async () => {
  const app = await open();
  await app.fail(mutation, new RequestError({ kind: 'network', code: 'NETWORK' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await answer(app, false);
  expect(await screen.findByRole('heading', { name: 'No more e-mails about your courses' })).toBeVisible();
});

it('BEY-13 the settings switch them, and say when that failed', async () => {
  const user = {
    id: 'user-1001',
    username: 'lena@demo.test',
    name: 'Lena',
    language: 'EN',
    pictureUrl: null,
    roles: [],
  };
  const viewer = {
    hasPassword: true,
    rightsWait: false,
    user,
    reminders: { byMail: true, questionsByMail: true, repliesByMail: true },
  };
  const app = await renderApp({
    at: '/settings/',
    shell: { user: { id: 'user-1001' } },
    pages: { SettingsPageQuery: { Query: () => ({ viewer, countries: [] }) } },
  });
  const box = () => screen.findByRole('checkbox', { name: /^E-mail me about my courses/ });
  await userEvent.click(await box());
  expect(app.variables('useUpdateRemindersMutation')).toEqual({ input: { byMail: false } });
  await app.fail('useUpdateRemindersMutation', new RequestError({ kind: 'network', code: 'NETWORK' }));
  expect(await screen.findByText('This could not be changed. Try again.')).toBeVisible();
  expect(await box()).toBeChecked();
  await userEvent.click(await box());
  await app.answer('useUpdateRemindersMutation', {
    UpdateRemindersPayload: () => ({
      reminders: { byMail: false, questionsByMail: true, repliesByMail: true },
      userErrors: [],
    }),
  });
  await waitFor(async () => expect(await box()).not.toBeChecked());
});
