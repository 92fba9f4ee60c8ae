/** The push subscription of this browser. Its permission is asked for by {@link subscribe} alone, after a press. */

import { readyWorker } from '../../offline/worker/registerWorker.ts';

export type PushSupport = 'unsupported' | 'blocked' | 'ready';

export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** SHA-256 of the endpoint in hexadecimal digits, as the server tells it; null where this browser has no subscription. */
export async function currentEndpointHash(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? hashOf(subscription.endpoint) : null;
}

export interface NewSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Asks the person, if they have not been asked before, and subscribes. Null when they said no; rejects where the worker cannot be had. */
export async function subscribe(publicKey: string): Promise<NewSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await readyWorker();
  // One of another key, or of someone who was signed in here before, would not count.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (p256dh === undefined || auth === undefined) throw new Error('The browser gave a subscription without keys.');
  return { endpoint: subscription.endpoint, p256dh, auth };
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

export async function hashOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
