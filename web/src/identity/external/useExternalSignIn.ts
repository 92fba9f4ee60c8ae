import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '../../errors/errorText.ts';
import { useSession } from '../../session.ts';
import { callbackAddress, forgetPending, keepPending, listenForAnswers, type PendingSignIn } from './externalSignIn.ts';
import { useFinishExternalSignIn } from './useFinishExternalSignIn.ts';
import { useStartExternalSignIn } from './useStartExternalSignIn.ts';
import type { ExternalRealm } from './__generated__/useStartExternalSignInMutation.graphql.ts';

/** How often to look whether the provider's window is still open, in milliseconds. */
const lookEvery = 400;

/**
 * Signing in at a provider, in a window of its own; in this one where the browser does not open it (AUTH-05). `failure` is the code
 * `popup_closed_by_user` after that window was closed (ERR-14). Its answer counts even then: a provider may cut the tie to its window,
 * which looks the same.
 */
export function useExternalSignIn({
  invitationToken,
  consent,
  next,
}: Pick<PendingSignIn, 'invitationToken' | 'consent' | 'next'>): {
  begin: (realm: ExternalRealm) => void;
  /** The provider whose window is open, or whose answer is being looked at. */
  waitingFor: ExternalRealm | null;
  failure: Failure | null;
} {
  const session = useSession();
  const start = useStartExternalSignIn();
  const finish = useFinishExternalSignIn();
  const [waitingFor, setWaitingFor] = useState<ExternalRealm | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const begin = useCallback(
    (realm: ExternalRealm) => {
      const fail = (reason: Failure): void => {
        setWaitingFor(null);
        setFailure(reason);
      };
      stop.current();
      forgetPending();
      setFailure(null);
      setWaitingFor(realm);
      // Opened at once: after waiting for an answer the browser would take it for an advertisement.
      const popup = window.open('about:blank', 'external-sign-in', 'popup,width=480,height=680');
      const redirectUri = callbackAddress();
      start(
        { realm, redirectUri },
        ({ authorizationUrl, state }) => {
          const pending = { state, realm, redirectUri, invitationToken, consent, next };
          if (!popup) {
            keepPending(pending);
            session.leftFor(authorizationUrl);
            return;
          }
          stop.current = waitFor(popup, pending.state, {
            onAnswer: (answer) => {
              setFailure(null);
              setWaitingFor(realm);
              finish(pending, answer, fail);
            },
            onClosed: () => fail({ code: 'popup_closed_by_user' }),
          });
          popup.location.replace(authorizationUrl);
        },
        (reason) => {
          popup?.close();
          fail(reason);
        },
      );
    },
    [session, start, finish, invitationToken, consent, next],
  );
  return { begin, waitingFor, failure };
}

/** Waits for the answer to a sign-in in another window. Returns what ends the waiting. */
function waitFor(
  popup: Window,
  state: string,
  { onAnswer, onClosed }: { onAnswer: Parameters<typeof listenForAnswers>[0]; onClosed: () => void },
): () => void {
  let closedBefore = false;
  const timer = setInterval(() => {
    if (!popup.closed) return;
    // The answer and the closing come by different ways: it gets one more round to arrive.
    if (closedBefore) {
      clearInterval(timer);
      onClosed();
    }
    closedBefore = true;
  }, lookEvery);
  const end = listenForAnswers((answer) => {
    if (answer.state !== state) return;
    stop();
    onAnswer(answer);
  });
  const stop = (): void => {
    clearInterval(timer);
    end();
  };
  return stop;
}
