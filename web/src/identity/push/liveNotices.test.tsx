import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';
import { isToldByPage } from './isToldByPage.ts';

vi.mock('../../shell/afterFirstScreen.ts', () => ({
  afterFirstScreen: () => Promise.resolve(),
  documentLoaded: () => Promise.resolve(),
}));

const subscription = 'useLiveNoticesSubscription';
const reply = {
  noticeId: 5,
  kind: 'REPLY',
  subject: 'How does it end?',
  url: 'https://lectern.test/courseware/?lecture=2001&module=1001&question=7#!258',
};
const told = (cursor: string, ...notices: readonly object[]) => ({
  Subscription: () => ({ notices: { cursor, notices } }),
});

/** Whether this browser has Web Push, and whether another tab tells already. */
let browser: { pushes: boolean; isTaken: boolean };
beforeEach(() => {
  browser = { pushes: false, isTaken: false };
  const getSubscription = async () => (browser.pushes ? { endpoint: 'https://push.test/1' } : null);
  const request = async (_name: string, _options: object, run: () => Promise<void>) =>
    browser.isTaken ? new Promise(() => undefined) : run();
  vi.stubGlobal('navigator', {
    ...Object.fromEntries(
      ['userAgent', 'language', 'languages', 'onLine', 'platform'].map((name) => [
        name,
        navigator[name as keyof Navigator],
      ]),
    ),
    serviceWorker: {
      getRegistration: async () => ({ pushManager: { getSubscription } }),
      addEventListener: () => undefined,
    },
    locks: { request },
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (): Promise<AppUnderTest> => renderApp({ at: '/courses/', shell: { user: {} } });

describe('BEY-45 OP-312 notices while someone is here', () => {
  it('are shown in a corner with the way to what they are about', async () => {
    const app = await open();
    await app.tell(subscription, told('c1'));
    expect(app.variables(subscription)).toEqual({ after: 'c1' });
    await app.tell(subscription, told('c2', reply));
    expect(await screen.findByText('New reply: How does it end?')).toBeVisible();
    expect(app.variables(subscription)).toEqual({ after: 'c2' });
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(app.router.state.navigation.location?.pathname ?? app.router.state.location.pathname).toBe('/courseware/');
  });

  it('are not asked for where the browser shows them itself', async () => {
    browser.pushes = true;
    const app = await open();
    expect(await screen.findByRole('main')).toBeVisible();
    expect(app.operations).not.toContain(subscription);
  });

  it('are not asked for in a second tab', async () => {
    browser.isTaken = true;
    const app = await open();
    expect(await screen.findByRole('main')).toBeVisible();
    expect(app.operations).not.toContain(subscription);
  });

  it.each([
    { kind: 'REPLY', at: '/courseware/?lecture=2001&module=1001#!258', is: true },
    { kind: 'REPLY', at: '/courseware/?lecture=2002&module=1001#!258', is: false },
    { kind: 'QUESTION', at: '/courseware/?lecture=2001&module=1001#!259', is: false },
    { kind: 'ACHIEVEMENT', at: '/courseware/?lecture=2002&module=1001#!258', is: true },
    { kind: 'CERTIFICATE', at: '/dashboard/', is: false },
    { kind: 'ENROLMENT', at: '/dashboard/', is: false },
  ] as const)('one of the kind $kind is told by the page $at: $is', ({ kind, at, is }) => {
    expect(isToldByPage({ ...reply, kind }, new URL(at, 'https://lectern.test'))).toBe(is);
  });
});
