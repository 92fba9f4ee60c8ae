import { createContext, useContext } from 'react';
import { onServer } from './visit.ts';
import { links, signInAfterEnd } from './routing/links.ts';
import { rememberUser } from './viewer/userCookie.ts';

/**
 * The ends of a session. Each loads a fresh document, so that nothing that was read or typed by one person is left in memory
 * for the next (AUTH-11).
 */
export interface Session {
  /** Goes on to `next`, an address of this site, as the person who has just signed in. */
  signedIn: (next: string) => void;
  /** Forgets the person and goes home. */
  signedOut: () => void;
  /** The session turned out to be over: forgets the person and asks to sign in, then comes back here. */
  expired: () => void;
  /** Leaves for another site that sends the person back, such as a provider to sign in at. */
  leftFor: (address: string) => void;
}

/** Whether the person who was signed in has left. */
let left = false;

// Who has signed out has left: no page may hold them back, with what was read still in it. Browsers call the listeners of this event
// in the order in which they came, so this one comes first, with the module.
if (!onServer) {
  window.addEventListener('beforeunload', (event) => {
    if (left) event.stopImmediatePropagation();
  });
}

/** The session of a real browser window. */
export const browserSession: Session = {
  signedIn: (next) => load(next),
  signedOut() {
    rememberUser(null);
    left = true;
    load(links.home);
  },
  expired() {
    // A stream that was open learns of it, too, on the way home.
    if (left) return;
    rememberUser(null);
    const { pathname, search, hash } = window.location;
    if (!pathname.startsWith(links.signIn)) load(signInAfterEnd(`${pathname}${search}${hash}`));
  },
  leftFor: (address) => window.location.assign(address),
};

function load(address: string): void {
  const { pathname, search } = new URL(address, window.location.href);
  const sameDocument = pathname === window.location.pathname && search === window.location.search;
  window.location.assign(address);
  // An address that differs in its hash alone would not load anything.
  if (sameDocument) window.location.reload();
}

export const SessionContext = createContext<Session>(browserSession);

/** The ends of the session, for whatever signs in or out. */
export const useSession = (): Session => useContext(SessionContext);
