import type { ExternalRealm } from './__generated__/useStartExternalSignInMutation.graphql.ts';

/** What the page that a provider sends people back to tells the page that sent them. */
export interface ProviderAnswer {
  state: string;
  /** The code, null where the provider refused. */
  code: string | null;
  /** The provider's error by the words of OAuth 2, null where it gave a code. */
  error: string | null;
}

/** A sign-in at a provider that has begun. */
export interface PendingSignIn {
  state: string;
  realm: ExternalRealm;
  redirectUri: string;
  invitationToken: string | null;
  /** The person has agreed to policy and terms: an account may be made. */
  consent: boolean;
  /** Where to continue. */
  next: string;
}

const channelName = 'external-sign-in';
const storageKey = 'externalSignIn';

/** Where providers send people back to. */
export function callbackAddress(): string {
  return new URL('/signin/callback', window.location.href).href;
}

/** Tells the page that is waiting. Nobody else hears it: the channel belongs to this origin. */
export function announceAnswer(answer: ProviderAnswer): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: its own
  channel.postMessage(answer);
  channel.close();
}

/** Calls `onAnswer` for each answer of a provider. Returns what ends it. */
export function listenForAnswers(onAnswer: (answer: ProviderAnswer) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isAnswer(data)) onAnswer(data);
  });
  return () => channel.close();
}

/** Keeps what is needed to go on in this window after it has been at the provider's. */
export function keepPending(pending: PendingSignIn): void {
  sessionStorage.setItem(storageKey, JSON.stringify(pending));
}

/** Forgets a sign-in that was kept. */
export function forgetPending(): void {
  sessionStorage.removeItem(storageKey);
}

/** The sign-in that was kept in this window for this state; null where another window waits for it. */
export function readPending(state: string | null): PendingSignIn | null {
  const text = sessionStorage.getItem(storageKey);
  if (text === null || state === null) return null;
  const pending = JSON.parse(text) as PendingSignIn;
  return pending.state === state ? pending : null;
}

/** The refusal code for an answer without a code: the person turned back, or the provider did not stand by it. */
export function answerCode({ error }: ProviderAnswer): string {
  return error === 'access_denied' ? 'popup_closed_by_user' : '1004';
}

function isAnswer(data: unknown): data is ProviderAnswer {
  if (data === null || typeof data !== 'object') return false;
  const { state, code, error } = data as Record<string, unknown>;
  return typeof state === 'string' && [code, error].every((value) => value === null || typeof value === 'string');
}
