import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { rememberEnrolIntent, takeEnrolIntent } from '../enrolIntent.ts';
import { RequestError } from '../../requestError.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fill, openSignIn, press, refusal, signInAnswer, viewerFixture } from '../identityForms.testkit.ts';

async function signIn(password = 'lectern-demo'): Promise<void> {
  await fill({ 'E-mail': 'lena@demo.test', Password: password });
  await press('Sign in');
}

describe('signing in', () => {
  it('AUTH-01 AUTH-09 signs in and goes on to where one came from', async () => {
    const app = await openSignIn('/signin?next=%2Fcourses%2Fcourse%2F%23!258');
    await signIn();
    expect(app.variables('useSignInMutation')).toEqual({
      input: { username: 'lena@demo.test', password: 'lectern-demo' },
    });
    await app.answer('useSignInMutation', signInAnswer({ viewer: viewerFixture }));
    expect(app.session.signedIn).toHaveBeenCalledWith('/courses/course/#!258');
  });

  it('ENR-01 a wish to enrol is kept on the way back to its course, and forgotten on the way elsewhere', async () => {
    rememberEnrolIntent(258);
    const back = await openSignIn('/signin?next=%2Fcourses%2Fcourse%2F%23!258');
    await signIn();
    await back.answer('useSignInMutation', signInAnswer({ viewer: viewerFixture }));
    expect(takeEnrolIntent(258)).toBe(true);
    back.unmount();

    rememberEnrolIntent(258);
    const elsewhere = await openSignIn('/signin');
    await signIn();
    await elsewhere.answer('useSignInMutation', signInAnswer({ viewer: viewerFixture }));
    expect(takeEnrolIntent(258)).toBe(false);
  });

  it('AUTH-06 AUTH-12 remembers who has signed in', async () => {
    const app = await openSignIn('/signin');
    await signIn();
    expect(document.cookie).not.toContain('auth=true');
    await app.answer('useSignInMutation', signInAnswer({ viewer: viewerFixture }));
    expect(document.cookie).toContain('auth=true');
    // Who it is, and nothing that names them: scripts of packages on the same host may read it (ADR 0044).
    expect(decodeURIComponent(document.cookie)).toContain(`"id":${viewerFixture.user.userId}`);
    expect(document.cookie).not.toContain('lena');
  });

  it('AUTH-01 never goes on to another site', async () => {
    const app = await openSignIn('/signin?next=https%3A%2F%2Fevil.test%2F');
    await signIn();
    await app.answer('useSignInMutation', signInAnswer({ viewer: viewerFixture }));
    expect(app.session.signedIn).toHaveBeenCalledWith('/dashboard/');
  });

  it('AUTH-09 says that signing in accepts the consent, with the text at hand', async () => {
    await openSignIn('/signin');
    expect(screen.getByText(/By signing in you agree to the privacy policy/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read them' })).toHaveAttribute('href', '/static/terms.html');
  });

  it('AUTH-09 says nothing about a consent where there is none, and takes the profile’s documents where it has them', async () => {
    const { unmount } = await openSignIn('/signin', { consent: false });
    expect(screen.queryByText(/By signing in you agree/)).toBeNull();
    unmount();
    await openSignIn('/signin', {
      consent: false,
      profile: { privacyUrl: 'https://acme.test/p', termsUrl: 'https://acme.test/t' },
    });
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', 'https://acme.test/p');
    expect(screen.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute('href', 'https://acme.test/t');
  });

  it('VAL-06 asks for a valid address and a password before it sends anything', async () => {
    const app = await openSignIn('/signin');
    await press('Sign in');
    expect(screen.getByText('Enter your e-mail address')).toBeVisible();
    expect(screen.getByText('Enter your password')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
    await fill({ 'E-mail': 'lena@demo' });
    expect(screen.getByText('Enter a valid e-mail address')).toBeVisible();
    expect(app.operations).not.toContain('useSignInMutation');
  });

  it.each([
    ['ERR-08', '59', "Bad credentials or username and password don't match"],
    ['ERR-03', '1001', 'User not found'],
    ['ERR-04', '1002', 'Username or password is not valid'],
    ['ERR-04', '1003', 'Username or password is not valid'],
    ['ERR-05', '1004', 'Wrong credentials'],
    ['ERR-01 ERR-19', '4711', 'Unknown error occurred'],
  ])('%s shows the message of code %s and keeps what was typed', async (_id, code, text) => {
    const app = await openSignIn('/signin');
    await signIn('wrong-password');
    await app.answer('useSignInMutation', signInAnswer(refusal(code)));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('E-mail')).toHaveValue('lena@demo.test');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong-password');
    expect(app.session.signedIn).not.toHaveBeenCalled();
  });

  it('ERR-19 a refusal without a code counts as 59', async () => {
    const app = await openSignIn('/signin');
    await signIn();
    await app.answer('useSignInMutation', signInAnswer({}));
    expect(screen.getByRole('alert')).toHaveTextContent("Bad credentials or username and password don't match");
  });

  it('ERR-15 AUTH-14 a locked account leads to a new password, with the address already there', async () => {
    const app = await openSignIn('/signin?next=%2Fsettings%2F');
    await signIn();
    await app.answer('useSignInMutation', signInAnswer(refusal('LOCKED')));
    expect(screen.getByRole('alert')).toHaveTextContent('Account locked; reset password');
    await userEvent.click(screen.getByRole('link', { name: 'Reset password' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('lena@demo.test');
    expect(app.router.state.location.search).toContain('next=%2Fsettings%2F');
  });

  it('says so when the connection was interrupted', async () => {
    const app = await openSignIn('/signin');
    await signIn();
    await app.fail('useSignInMutation', new RequestError({ kind: 'network', code: 'NETWORK' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The connection was interrupted');
    expect(screen.getByLabelText('Password')).toHaveValue('lectern-demo');
  });

  it('AUTH-02 leads to the registration and back, keeping where to continue and the address', async () => {
    const app = await openSignIn('/signin?next=%2Fsettings%2F');
    await fill({ 'E-mail': 'lena@demo.test' });
    await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    expect(app.router.state.location.search).toContain('next=%2Fsettings%2F');
    expect(screen.getByLabelText('E-mail')).toHaveValue('lena@demo.test');
  });

  it('AUTH-08 says that the session ended and nothing saved is lost, to whom that brought here alone', async () => {
    const ended = await openSignIn('/signin?next=%2Fsettings%2F&ended=true');
    expect(screen.getByText('You were signed out')).toBeVisible();
    expect(screen.getByText(/What was saved is safe/)).toBeVisible();
    ended.unmount();
    await openSignIn('/signin?next=%2Fsettings%2F');
    expect(screen.queryByText('You were signed out')).not.toBeInTheDocument();
  });

  it.each(['/signin', '/passwordreset/?token=abc', '/passwordresetsuccess/'])(
    'NAV-04 AUTH-06 OP-38 %s sends someone who is signed in to the dashboard',
    async (at) => {
      const app = await renderApp({ at, shell: { user: {} } });
      expect(app.router.state.location.pathname).toBe('/dashboard/');
    },
  );
});

describe('where no workspace is yet', () => {
  it('AUTH-10 TRIAL-01 registering says what happens and leads to the first steps', async () => {
    const app = await openSignIn('/signin', { trialOffer: { days: 30 }, consent: false });
    expect(screen.getByRole('heading', { level: 1, name: 'Start your workspace' })).toBeVisible();
    expect(screen.getByText(/a workspace of your own at this address, free for 30 days/)).toBeVisible();
    await fill({
      'Full name': 'Lena Learner',
      'E-mail': 'lena@demo.test',
      Password: 'lectern-demo',
      'Repeat the password': 'lectern-demo',
    });
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Create an account');
    await app.answer(
      'useRegisterMutation',
      signInAnswer({ viewer: viewerFixture, createdWorkspace: { workspaceId: 7 }, registered: true }),
    );
    expect(app.session.signedIn).toHaveBeenCalledWith('/admin/');
  });

  it('AUTH-10 signing in for the first time leads to the first steps, too', async () => {
    const app = await openSignIn('/signin?view=signin', { trialOffer: { days: 30 } });
    await signIn();
    await app.answer(
      'useSignInMutation',
      signInAnswer({ viewer: viewerFixture, createdWorkspace: { workspaceId: 7 } }),
    );
    expect(app.session.signedIn).toHaveBeenCalledWith('/admin/');
  });
});
