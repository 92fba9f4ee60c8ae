import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fill, openSignIn, press, signInAnswer, viewerFixture } from '../identity/identityForms.testkit.ts';
import { renderApp } from '../testing/renderApp.tsx';
import { startTracking } from './tracker/startTracking.ts';
import { sendEventsTo, track, type TrackedEvent } from './track.ts';

const holder = window as { dataLayer?: unknown[] };
const scripts = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src*="googletagmanager"]')].map(({ src }) => src);

afterEach(() => {
  sendEventsTo(null);
  delete holder.dataLayer;
  for (const script of document.querySelectorAll('script[src*="googletagmanager"]')) script.remove();
  document.querySelector('meta[name="csp-nonce"]')?.remove();
});

/** What Analytics takes as a command: the arguments of a call. */
const commands = (): unknown[][] =>
  (holder.dataLayer ?? [])
    .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
    .map((entry) => [...(entry as ArrayLike<unknown> & Iterable<unknown>)]);

describe('tracking', () => {
  it('WS-09 OP-65 without ids nothing is loaded, nothing is sent, and there is no data layer', async () => {
    await renderApp({ at: '/nowhere' });
    act(() => track('enrol', { courseId: 258 }));
    expect(scripts()).toEqual([]);
    expect(holder.dataLayer).toBeUndefined();
  });

  it('WS-09 the ids of the profile load their trackers, with the nonce of the page', async () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="csp-nonce" content="abc" />');
    await renderApp({
      at: '/nowhere',
      shell: { profile: { gtmTrackingId: 'GTM-ABC', googleAnalyticsTrackingId: 'G-XYZ' } },
    });
    await waitFor(() =>
      expect(scripts()).toEqual([
        'https://www.googletagmanager.com/gtm.js?id=GTM-ABC',
        'https://www.googletagmanager.com/gtag/js?id=G-XYZ',
      ]),
    );
    const [script] = document.querySelectorAll<HTMLScriptElement>('script[src*="googletagmanager"]');
    expect(script?.nonce).toBe('abc');
    expect(script?.async).toBe(true);
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it.each([
    ['EVT-01', 'enrol', 258],
    ['EVT-02', 'workspace_setup', undefined],
    ['EVT-03', 'sign_up', undefined],
    ['EVT-04', 'personalise_workspace', undefined],
    ['EVT-05', 'trial_sign_up', undefined],
  ] as const)('%s OP-65 %s goes to the data layer with workspace and course', (_id, event: TrackedEvent, courseId) => {
    const stop = startTracking({ workspaceId: 7, gtm: 'GTM-ABC', analytics: 'G-XYZ' });
    track(event, courseId === undefined ? {} : { courseId });
    const details = courseId === undefined ? { workspaceId: 7 } : { workspaceId: 7, courseId };
    expect(holder.dataLayer).toContainEqual({ event, ...details });
    expect(commands()).toContainEqual(['event', event, details]);
    stop();
    const before = holder.dataLayer?.length;
    track(event);
    expect(holder.dataLayer).toHaveLength(before ?? 0);
  });

  it.each([
    [{ registered: false }, []],
    [{ registered: true }, ['sign_up']],
    [{ registered: true, createdWorkspace: { workspaceId: 7 } }, ['sign_up', 'workspace_setup', 'trial_sign_up']],
  ])('EVT-02 EVT-03 EVT-05 a sign-in with %j tells %j', async (payload, expected) => {
    const events: string[] = [];
    const app = await openSignIn('/signin');
    act(() => sendEventsTo((event) => events.push(event)));
    await fill({ 'E-mail': 'lena@demo.test', Password: 'lectern-demo' });
    await press('Sign in');
    await app.answer('useSignInMutation', signInAnswer({ viewer: viewerFixture, ...payload }));
    expect(app.session.signedIn).toHaveBeenCalledTimes(1);
    expect(events).toEqual(expected);
  });

  it('WS-09 a tracker is loaded once in a document, however often it begins again', () => {
    startTracking({ workspaceId: 7, gtm: 'GTM-ABC', analytics: null })();
    startTracking({ workspaceId: 7, gtm: 'GTM-ABC', analytics: null });
    expect(scripts()).toHaveLength(1);
  });

  it('OP-65 only what is configured hears of an event', () => {
    startTracking({ workspaceId: 7, gtm: null, analytics: 'G-XYZ' });
    track('sign_up');
    expect(holder.dataLayer).not.toContainEqual(expect.objectContaining({ event: 'sign_up' }));
    expect(commands().map(([command]) => command)).toEqual(['js', 'config', 'event']);
  });
});
