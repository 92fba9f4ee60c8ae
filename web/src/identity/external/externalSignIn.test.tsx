import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';
import { announceAnswer, keepPending, listenForAnswers, type ProviderAnswer } from './externalSignIn.ts';
import { openSignIn, press, refusal, signInAnswer, viewerFixture } from '../identityForms.testkit.ts';

const externalSignIns = [
  { realm: 'GOOGLE', label: 'Google' },
  { realm: 'CUSTOM_OAUTH2', label: 'Acme' },
];
const authorizationUrl = 'https://provider.test/authorize?state=s1';
const redirectUri = `${window.location.origin}/signin/callback`;

/** A window of the browser, as far as a sign-in needs it. */
const fakeWindow = () => ({
  closed: false,
  close: vi.fn<() => void>(),
  location: { replace: vi.fn<(url: string) => void>() },
});
let popup: ReturnType<typeof fakeWindow> | null;

beforeEach(() => {
  popup = fakeWindow();
  vi.spyOn(window, 'open').mockImplementation(() => popup as unknown as Window | null);
  vi.spyOn(window, 'close').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

async function begin(app: AppUnderTest, payload: object = { authorizationUrl, state: 's1' }): Promise<void> {
  await press('Continue with Google');
  await app.answer('useStartExternalSignInMutation', {
    StartExternalSignInPayload: () => ({ authorizationUrl: null, state: null, userErrors: [], ...payload }),
  });
}

async function answerOf(app: AppUnderTest, answer: Partial<ProviderAnswer> = {}): Promise<void> {
  announceAnswer({ state: 's1', code: 'c1', error: null, ...answer });
  await waitFor(() => expect(app.operations).toContain('useFinishExternalSignInMutation'));
}

describe('signing in at a provider', () => {
  it('AUTH-05 offers the ways of the workspace, in its order', async () => {
    const { unmount } = await openSignIn('/signin', { externalSignIns });
    expect(screen.getAllByRole('button', { name: /Continue with/ }).map((button) => button.textContent)).toEqual([
      'GContinue with Google',
      'AContinue with Acme',
    ]);
    unmount();
    await openSignIn('/signin');
    expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
  });

  it('AUTH-05 goes on in a window of its own and signs in with its answer', async () => {
    const app = await openSignIn('/signin?next=%2Fsettings%2F', { externalSignIns });
    await begin(app);
    expect(app.variables('useStartExternalSignInMutation')).toEqual({ input: { realm: 'GOOGLE', redirectUri } });
    expect(popup?.location.replace).toHaveBeenCalledWith(authorizationUrl);
    expect(screen.getByText(/Continue in the Google window/)).toBeVisible();
    await answerOf(app);
    expect(app.variables('useFinishExternalSignInMutation')).toEqual({
      input: { realm: 'GOOGLE', proof: { code: { code: 'c1', state: 's1', redirectUri } }, consent: false },
    });
    await app.answer('useFinishExternalSignInMutation', signInAnswer({ viewer: viewerFixture }));
    expect(app.session.signedIn).toHaveBeenCalledWith('/settings/');
  });

  it('AUTH-05 a sign-in that was begun before in this window is forgotten', async () => {
    keepPending({ state: 's0', realm: 'GOOGLE', redirectUri, invitationToken: null, consent: false, next: '/' });
    const app = await openSignIn('/signin', { externalSignIns });
    await begin(app);
    expect(sessionStorage).toHaveLength(0);
  });

  it('AUTH-05 the answer to another sign-in does not count', async () => {
    const app = await openSignIn('/signin', { externalSignIns });
    await begin(app);
    const heard = new Promise<void>((resolve) => {
      const end = listenForAnswers(() => {
        end();
        resolve();
      });
    });
    announceAnswer({ state: 'of-somebody-else', code: 'c1', error: null });
    await act(() => heard);
    expect(app.operations).not.toContain('useFinishExternalSignInMutation');
  });

  it('AUTH-05 an address that is none of the web is not opened', async () => {
    const app = await openSignIn('/signin', { externalSignIns });
    await begin(app, { authorizationUrl: 'javascript:alert(1)', state: 's1' });
    expect(popup?.location.replace).not.toHaveBeenCalled();
    expect(popup?.close).toHaveBeenCalled();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('ERR-14 says that the window was closed, and takes its answer all the same', async () => {
    const app = await openSignIn('/signin', { externalSignIns });
    await begin(app);
    if (popup) popup.closed = true;
    expect(await screen.findByText('Social sign-in popup was closed')).toBeVisible();
    await answerOf(app);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ERR-14 turning back at the provider is the same', async () => {
    const app = await openSignIn('/signin', { externalSignIns });
    await begin(app);
    announceAnswer({ state: 's1', code: null, error: 'access_denied' });
    expect(await screen.findByText('Social sign-in popup was closed')).toBeVisible();
    expect(app.operations).not.toContain('useFinishExternalSignInMutation');
  });

  it.each([
    ['ERR-12', refusal('9905'), 'Social e-mail must be verified; check the e-mail settings'],
    ['ERR-05', refusal('1004'), 'Wrong credentials'],
    ['ERR-18', {}, "Bad credentials or username and password don't match"],
  ])('%s a refusal is told in words, 59 without a code', async (_id, payload, text) => {
    const app = await openSignIn('/signin', { externalSignIns });
    await begin(app);
    await answerOf(app);
    await app.answer('useFinishExternalSignInMutation', signInAnswer(payload));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  it('ERR-18 one that cannot even begin is told in words, 59 without a code, and its window is closed', async () => {
    const app = await openSignIn('/signin', { externalSignIns });
    await begin(app, {});
    expect(screen.getByRole('alert')).toHaveTextContent("Bad credentials or username and password don't match");
    expect(popup?.close).toHaveBeenCalledTimes(1);
  });

  it('AUTH-05 AUTH-15 a blocked window: this one goes to the provider and remembers what for', async () => {
    popup = null;
    const app = await openSignIn('/signin?invitation_token=abc&next=%2Fsettings%2F', {
      externalSignIns,
      invitation: { username: 'ina@demo.test', registered: true },
    });
    await begin(app);
    expect(app.session.leftFor).toHaveBeenCalledWith(authorizationUrl);
    app.unmount();

    const back = await renderApp({ at: '/signin/callback?code=c1&state=s1' });
    await waitFor(() => expect(back.operations).toContain('useFinishExternalSignInMutation'));
    expect(back.variables('useFinishExternalSignInMutation')).toEqual({
      input: {
        realm: 'GOOGLE',
        proof: { code: { code: 'c1', state: 's1', redirectUri } },
        consent: false,
        invitationToken: 'abc',
      },
    });
    await back.answer('useFinishExternalSignInMutation', signInAnswer({ viewer: viewerFixture }));
    expect(back.session.signedIn).toHaveBeenCalledWith('/settings/');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('registering at a provider', () => {
  it('VAL-09 AUTH-05 needs the agreement first', async () => {
    const app = await openSignIn('/signin?view=register', { externalSignIns });
    await press('Continue with Google');
    expect(screen.getByText('You must agree to the privacy policy to continue')).toBeVisible();
    expect(screen.getByRole('checkbox')).toHaveFocus();
    expect(app.operations).not.toContain('useStartExternalSignInMutation');
    await userEvent.click(screen.getByRole('checkbox'));
    await begin(app);
    await answerOf(app);
    expect(app.variables('useFinishExternalSignInMutation')).toMatchObject({ input: { consent: true } });
  });

  it('AUTH-15 carries the invitation along', async () => {
    const app = await openSignIn('/signin?invitation_token=abc', {
      externalSignIns,
      invitation: { username: 'ina@demo.test', registered: false },
    });
    await userEvent.click(screen.getByRole('checkbox'));
    await begin(app);
    await answerOf(app);
    expect(app.variables('useFinishExternalSignInMutation')).toMatchObject({
      input: { consent: true, invitationToken: 'abc' },
    });
  });

  it('AUTH-05 someone unknown who signs in is led to agree first', async () => {
    const app = await openSignIn('/signin?next=%2Fsettings%2F', { externalSignIns });
    await begin(app);
    await answerOf(app);
    await app.answer('useFinishExternalSignInMutation', signInAnswer(refusal('CONSENT_REQUIRED')));
    expect(await screen.findByText('You do not have an account here yet')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    expect(app.router.state.location.search).toContain('next=%2Fsettings%2F');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the page that a provider sends people back to', () => {
  it('AUTH-05 hands the answer to the window that waits for it and closes', async () => {
    const heard = new Promise<ProviderAnswer>((resolve) => {
      const end = listenForAnswers((answer) => {
        end();
        resolve(answer);
      });
    });
    const app = await renderApp({ at: '/signin/callback?code=c1&state=s1' });
    expect(await heard).toEqual({ state: 's1', code: 'c1', error: null });
    expect(window.close).toHaveBeenCalled();
    expect(screen.getByText(/You can close this window/)).toBeVisible();
    expect(app.operations).toEqual(['ShellQuery']);
  });

  it('ERR-05 without a state says that it did not work', async () => {
    await renderApp({ at: '/signin/callback' });
    expect(screen.getByRole('alert')).toHaveTextContent('Wrong credentials');
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/signin');
  });

  it('AUTH-05 OP-36 an answer to another sign-in than the one begun in this window is not finished here', async () => {
    keepPending({
      state: 's1',
      realm: 'GOOGLE',
      redirectUri,
      invitationToken: null,
      consent: true,
      next: '/settings/',
    });
    const app = await renderApp({ at: '/signin/callback?code=c1&state=of-somebody-else' });
    expect(screen.getByText(/You can close this window/)).toBeVisible();
    expect(app.operations).toEqual(['ShellQuery']);
  });

  it('AUTH-05 someone unknown who went there in this window is led to agree first', async () => {
    keepPending({
      state: 's1',
      realm: 'GOOGLE',
      redirectUri,
      invitationToken: null,
      consent: false,
      next: '/settings/',
    });
    const app = await renderApp({ at: '/signin/callback?code=c1&state=s1' });
    await waitFor(() => expect(app.operations).toContain('useFinishExternalSignInMutation'));
    await app.answer('useFinishExternalSignInMutation', signInAnswer(refusal('CONSENT_REQUIRED')));
    await waitFor(() => expect(app.router.state.location.search).toContain('view=register'));
    expect(app.router.state.location.search).toContain('next=%2Fsettings%2F');
  });
});
