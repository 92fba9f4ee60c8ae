import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../../requestError.ts';
import { rememberSiteMeta } from '../../viewer/siteMeta.ts';
import { fill, openSignIn, press, refusal, signInAnswer, viewerFixture } from '../identityForms.testkit.ts';

async function fillRegistration(): Promise<void> {
  await fill({
    'Full name': ' Lena Learner ',
    'E-mail': 'lena@demo.test',
    Password: 'lectern-demo',
    'Repeat the password': 'lectern-demo',
  });
  await userEvent.click(screen.getByRole('checkbox'));
}

describe('registering', () => {
  it('AUTH-02 creates an account and signs in', async () => {
    const app = await openSignIn('/signin?view=register');
    await fillRegistration();
    await press('Create an account');
    expect(app.variables('useRegisterMutation')).toEqual({
      input: {
        name: 'Lena Learner',
        username: 'lena@demo.test',
        password: 'lectern-demo',
        language: 'EN',
        consent: true,
      },
    });
    await app.answer('useRegisterMutation', signInAnswer({ viewer: viewerFixture, registered: true }));
    expect(app.session.signedIn).toHaveBeenCalledWith('/dashboard/');
  });

  it('AUTH-02 I18N-04 the account has the language that the interface speaks', async () => {
    rememberSiteMeta({ language: 'de' });
    const app = await openSignIn('/signin?view=register');
    await fill({
      'Vor- und Nachname': 'Lena',
      'E-Mail': 'lena@demo.test',
      Passwort: 'lectern-demo',
      'Passwort wiederholen': 'lectern-demo',
    });
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Konto anlegen');
    expect(app.variables('useRegisterMutation')).toMatchObject({ input: { language: 'DE' } });
  });

  it('VAL-01 VAL-04 VAL-06 says what is missing and puts the focus on the first of it', async () => {
    const app = await openSignIn('/signin?view=register');
    await press('Create an account');
    expect(screen.getByText('Enter your name')).toBeVisible();
    expect(screen.getByText('Enter your e-mail address')).toBeVisible();
    expect(screen.getByText('Use at least 8 characters')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveFocus());
    expect(app.operations).not.toContain('useRegisterMutation');
  });

  it('VAL-05 the name is shorter than 256 characters', async () => {
    await openSignIn('/signin?view=register');
    await userEvent.click(screen.getByLabelText('Full name'));
    await userEvent.paste('x'.repeat(256));
    await press('Create an account');
    expect(screen.getByText('Use fewer than 256 characters')).toBeVisible();
  });

  it('VAL-09 needs the agreement to policy and terms', async () => {
    const app = await openSignIn('/signin?view=register');
    await fillRegistration();
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Create an account');
    expect(screen.getByText('You must agree to the privacy policy to continue')).toBeVisible();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
      'You must agree to the privacy policy to continue',
    );
    expect(app.operations).not.toContain('useRegisterMutation');
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.queryByText('You must agree to the privacy policy to continue')).toBeNull();
    await press('Create an account');
    expect(app.operations).toContain('useRegisterMutation');
  });

  it('VAL-01 VAL-02 the rules of a password show while it is typed', async () => {
    await openSignIn('/signin?view=register');
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAccessibleDescription('At least 8 characters');
    await userEvent.type(password, '1234567');
    expect(password).toHaveAccessibleDescription('1 more character');
    await userEvent.type(password, '8');
    expect(password).toHaveAccessibleDescription('Long enough');
    await userEvent.click(password);
    await userEvent.paste('x'.repeat(121));
    expect(password).toHaveAccessibleDescription('Use at most 128 characters');
    expect(password).toBeInvalid();
  });

  it('VAL-03 ERR-16 OP-62 says so at the field as soon as it is as long, and as a whole when sent', async () => {
    const app = await openSignIn('/signin?view=register');
    await fill({ Password: 'lectern-demo', 'Repeat the password': 'lectern' });
    expect(screen.queryByText('Passwords should match')).toBeNull();
    await fill({ 'Repeat the password': '-dem0' });
    expect(screen.getByText('Passwords should match')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Create an account');
    expect(screen.getByText('Passwords should match')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match');
    expect(app.operations).not.toContain('useRegisterMutation');
  });

  it('ERR-02 ERR-17 an address with an account leads to signing in with it, and nothing typed is lost', async () => {
    const app = await openSignIn('/signin?view=register');
    await fillRegistration();
    await press('Create an account');
    await app.answer('useRegisterMutation', signInAnswer(refusal('1000', 'username')));
    expect(screen.getByRole('alert')).toHaveTextContent('This username (e-mail) already exists');
    expect(screen.getByLabelText('Repeat the password')).toHaveValue('lectern-demo');
    await userEvent.click(screen.getByRole('link', { name: 'Sign in with this address' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('lena@demo.test');
  });

  it('ERR-17 ERR-08 a refusal without a code counts as 59', async () => {
    const app = await openSignIn('/signin?view=register');
    await fillRegistration();
    await press('Create an account');
    await app.answer('useRegisterMutation', signInAnswer({}));
    expect(screen.getByRole('alert')).toHaveTextContent("Bad credentials or username and password don't match");
  });

  it('keeps everything that was typed when the connection was interrupted', async () => {
    const app = await openSignIn('/signin?view=register');
    await fillRegistration();
    await press('Create an account');
    await app.fail('useRegisterMutation', new RequestError({ kind: 'network', code: 'NETWORK' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing is lost');
    expect(screen.getByLabelText('Full name')).toHaveValue(' Lena Learner ');
    expect(screen.getByLabelText('Password')).toHaveValue('lectern-demo');
    expect(screen.getByRole('checkbox')).toBeChecked();
  });
});

describe('an invitation', () => {
  const invitation = { username: 'ina.invited@demo.test', registered: false };

  it('AUTH-15 leads to the registration, with its address fixed and its token carried along', async () => {
    const app = await openSignIn('/signin?invitation_token=abc', { invitation });
    expect(screen.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    expect(screen.getByText(/The invitation is for/)).toHaveTextContent('ina.invited@demo.test');
    expect(screen.getByLabelText('E-mail')).toHaveValue('ina.invited@demo.test');
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');
    await fill({ 'Full name': 'Ina', Password: 'lectern-demo', 'Repeat the password': 'lectern-demo' });
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Create an account');
    expect(app.variables('useRegisterMutation')).toMatchObject({
      input: { username: 'ina.invited@demo.test', invitationToken: 'abc' },
    });
  });

  it('AUTH-15 leads someone with an account to sign-in', async () => {
    const app = await openSignIn('/signin?invitation_token=abc', { invitation: { ...invitation, registered: true } });
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await fill({ Password: 'lectern-demo' });
    await press('Sign in');
    expect(app.variables('useSignInMutation')).toEqual({
      input: { username: 'ina.invited@demo.test', password: 'lectern-demo', invitationToken: 'abc' },
    });
  });

  it('AUTH-15 the token stays in the address from form to form', async () => {
    const app = await openSignIn('/signin?invitation_token=abc', { invitation });
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(app.router.state.location.search).toContain('invitation_token=abc');
  });

  it.each([
    ['register', false, 'Create your account with this address.'],
    ['signin', false, 'This address has no account yet: create one first.'],
    ['signin', true, 'You already have an account: sign in with it.'],
    ['register', true, 'You already have an account: sign in with it.'],
  ])('AUTH-15 USERS-02 its words on the form %s fit somebody with an account: %s', async (view, registered, words) => {
    await openSignIn(`/signin?invitation_token=abc&view=${view}`, { invitation: { ...invitation, registered } });
    expect(screen.getByText(/The invitation is for/)).toHaveTextContent(
      `The invitation is for ina.invited@demo.test. ${words}`,
    );
  });

  it('AUTH-15 one that does not count any more says what to do, and is not carried along', async () => {
    const app = await openSignIn('/signin?invitation_token=old', { invitation: null });
    expect(screen.getByText('This invitation is no longer valid')).toBeVisible();
    expect(screen.getByText(/ask for a new invitation/)).toBeVisible();
    await fill({ 'E-mail': 'lena@demo.test', Password: 'lectern-demo' });
    await press('Sign in');
    expect(app.variables('useSignInMutation')).toEqual({
      input: { username: 'lena@demo.test', password: 'lectern-demo' },
    });
  });

  it.each([
    ['ERR-06', '1100', 'Invalid token'],
    ['ERR-07', '1101', 'Token expired'],
  ])('%s one that ends while the form is open says so (%s)', async (_id, code, text) => {
    const app = await openSignIn('/signin?invitation_token=abc', { invitation: { ...invitation, registered: true } });
    await fill({ Password: 'lectern-demo' });
    await press('Sign in');
    await app.answer('useSignInMutation', signInAnswer(refusal(code)));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });
});
