import { browserSession } from './session.ts';

/**
 * Keeps the page, with what is typed in it, when the session turns out to be over: `onExpired` asks to sign in there and then. The
 * returned function ends that. It stands beside the session, as only those who type much load it.
 */
export function stayWhenExpired(onExpired: () => void): () => void {
  const { expired } = browserSession;
  browserSession.expired = onExpired;
  return () => {
    browserSession.expired = expired;
  };
}
