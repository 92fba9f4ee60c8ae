import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserSession } from './session.ts';
import { rememberUser, wasSignedIn } from './viewer/userCookie.ts';
import { stayWhenExpired } from './stayWhenExpired.ts';

/** The window's address, whose changes are watched instead of followed. */
const address = {
  href: 'https://demo.test/settings/?part=1#!258',
  protocol: 'https:',
  pathname: '/settings/',
  search: '?part=1',
  hash: '#!258',
  assign: vi.fn<(to: string) => void>(),
  reload: vi.fn<() => void>(),
};
const visit = (to: string): void => {
  const { href, pathname, search, hash } = new URL(to, 'https://demo.test');
  Object.assign(address, { href, pathname, search, hash });
};

beforeEach(() => {
  vi.stubGlobal('location', address);
  visit('/settings/?part=1#!258');
  rememberUser({ id: 1001, language: null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Whether the browser would ask someone who leaves the page now. */
function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('AUTH-09 who has signed in goes on in a fresh document, also where the address differs in its hash alone', () => {
  browserSession.signedIn('/dashboard/');
  expect(address.assign).toHaveBeenLastCalledWith('/dashboard/');
  expect(address.reload).not.toHaveBeenCalled();
  browserSession.signedIn('/settings/?part=1#!7');
  expect(address.assign).toHaveBeenLastCalledWith('/settings/?part=1#!7');
  expect(address.reload).toHaveBeenCalledTimes(1);
});

it('AUTH-08 ERR-21 a session that is over is forgotten, and signing in comes back to the very place', () => {
  browserSession.expired();
  expect(wasSignedIn()).toBe(false);
  expect(address.assign).toHaveBeenCalledWith(
    `/signin?next=${encodeURIComponent('/settings/?part=1#!258')}&ended=true`,
  );
});

it('AUTH-08 a session that is over while signing in leaves the form alone', () => {
  visit('/signin?view=register');
  browserSession.expired();
  expect(address.assign).not.toHaveBeenCalled();
});

it('ERR-21 BEY-03 a page with something unsaved stays when the session is over, until it lets go', () => {
  const onExpired = vi.fn<() => void>();
  const letGo = stayWhenExpired(onExpired);
  browserSession.expired();
  expect(onExpired).toHaveBeenCalledTimes(1);
  expect(wasSignedIn()).toBe(true);
  expect(address.assign).not.toHaveBeenCalled();
  letGo();
  browserSession.expired();
  expect(onExpired).toHaveBeenCalledTimes(1);
  expect(address.assign).toHaveBeenCalledTimes(1);
});

it('AUTH-11 who signs out is forgotten, goes home and is not asked about what was not saved', async () => {
  // A page is left once: what does so here is none of the other tests'.
  vi.resetModules();
  const { browserSession: ofThisPage } = await import('./session.ts');
  const holdBack = (event: Event): void => event.preventDefault();
  window.addEventListener('beforeunload', holdBack);
  expect(asksBeforeLeaving()).toBe(true);
  ofThisPage.signedOut();
  expect(wasSignedIn()).toBe(false);
  expect(address.assign).toHaveBeenCalledWith('/');
  expect(asksBeforeLeaving()).toBe(false);
  // A stream that is open yet learns that the session is over: it leads nowhere else.
  ofThisPage.expired();
  expect(address.assign).toHaveBeenCalledTimes(1);
  window.removeEventListener('beforeunload', holdBack);
});
