import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../../requestError.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fill, openSignIn, press, refusal } from '../identityForms.testkit.ts';

describe('a forgotten password', () => {
  it('AUTH-03 asks for the mail and never tells whether there is an account', async () => {
    const app = await openSignIn('/signin?view=forgot');
    await fill({ 'E-mail': ' lena@demo.test' });
    await press('Send link');
    expect(app.variables('useRequestPasswordResetMutation')).toEqual({ input: { username: 'lena@demo.test' } });
    await app.answer('useRequestPasswordResetMutation', {
      RequestPasswordResetPayload: () => ({ accepted: true, userErrors: [] }),
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Check your inbox' })).toHaveFocus();
    expect(screen.getByText(/If there is an account for/)).toHaveTextContent('lena@demo.test');
    await press('Try another address');
    expect(screen.getByLabelText('E-mail')).toHaveValue('lena@demo.test');
  });

  it('AUTH-03 who has sent it once meets the form again, with the heading in focus', async () => {
    const app = await openSignIn('/signin?view=forgot');
    await fill({ 'E-mail': 'lena@demo.test' });
    await press('Send link');
    await app.answer('useRequestPasswordResetMutation', {
      RequestPasswordResetPayload: () => ({ accepted: true, userErrors: [] }),
    });
    await userEvent.click(screen.getByRole('link', { name: 'Back to sign-in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Send link' })).toBeVisible();
  });

  it('VAL-06 needs a valid address', async () => {
    const app = await openSignIn('/signin?view=forgot');
    await fill({ 'E-mail': 'lena' });
    await press('Send link');
    expect(screen.getByText('Enter a valid e-mail address')).toBeVisible();
    expect(app.operations).not.toContain('useRequestPasswordResetMutation');
  });

  it('ERR-20 a refusal without a code counts as 59', async () => {
    const app = await openSignIn('/signin?view=forgot');
    await fill({ 'E-mail': 'lena@demo.test' });
    await press('Send link');
    await app.answer('useRequestPasswordResetMutation', {
      RequestPasswordResetPayload: () => ({ accepted: false, userErrors: [] }),
    });
    expect(screen.getByRole('alert')).toHaveTextContent("Bad credentials or username and password don't match");
    expect(screen.getByLabelText('E-mail')).toHaveValue('lena@demo.test');
  });
});

describe('a new password by the link of a mail', () => {
  const open = () => renderApp({ at: '/passwordreset/?token=abc' });
  const answer = (payload: object) => ({ ResetPasswordPayload: () => ({ reset: false, userErrors: [], ...payload }) });

  it('AUTH-04 sets it and leads to signing in', async () => {
    const app = await open();
    await fill({ 'New password': 'a-new-password', 'Repeat the password': 'a-new-password' });
    await press('Save password');
    expect(app.variables('useResetPasswordMutation')).toEqual({ input: { token: 'abc', password: 'a-new-password' } });
    await app.answer('useResetPasswordMutation', answer({ reset: true }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your password is set' })).toBeVisible();
    expect(app.router.state.location.pathname).toBe('/passwordresetsuccess/');
    // The way back does not lead to a link that is used up.
    expect(app.router.state.historyAction).toBe('REPLACE');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  });

  it.each([
    ['ERR-06', '1100', 'Invalid token'],
    ['ERR-07', '1101', 'Token expired'],
  ])('%s ERR-20 code %s leads to a new link', async (_id, code, text) => {
    const app = await open();
    await fill({ 'New password': 'a-new-password', 'Repeat the password': 'a-new-password' });
    await press('Save password');
    await app.answer('useResetPasswordMutation', answer(refusal(code)));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/signin?view=forgot');
  });

  it('ERR-20 a refusal without a code counts as 59 here, too', async () => {
    const app = await open();
    await fill({ 'New password': 'a-new-password', 'Repeat the password': 'a-new-password' });
    await press('Save password');
    await app.answer('useResetPasswordMutation', answer({}));
    expect(screen.getByRole('alert')).toHaveTextContent("Bad credentials or username and password don't match");
  });

  it('VAL-01 VAL-03 ERR-16 the rules of passwords hold here, too', async () => {
    const app = await open();
    await fill({ 'New password': 'short', 'Repeat the password': 'shore' });
    expect(screen.getByText('Passwords should match')).toBeVisible();
    await press('Save password');
    expect(screen.getByText('Use at least 8 characters')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match');
    expect(app.operations).not.toContain('useResetPasswordMutation');
  });

  it('nothing typed is lost when the connection was interrupted', async () => {
    const app = await open();
    await fill({ 'New password': 'a-new-password', 'Repeat the password': 'a-new-password' });
    await press('Save password');
    await app.fail('useResetPasswordMutation', new RequestError({ kind: 'network', code: 'NETWORK' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The connection was interrupted');
    expect(screen.getByLabelText('New password')).toHaveValue('a-new-password');
  });

  it('AUTH-04 a link without its token says what to do', async () => {
    await renderApp({ at: '/passwordreset/' });
    expect(screen.getByRole('heading', { level: 1, name: 'This link is incomplete' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Get a new link' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  });
});
