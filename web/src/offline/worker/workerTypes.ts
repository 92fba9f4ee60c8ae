/** The parts of the service worker's global scope that the worker uses; the compiler only knows that of a window. */
export interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerFetchEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface WorkerPushEvent extends WaitingEvent {
  readonly data: { json(): unknown };
}

export interface WorkerNotificationEvent extends WaitingEvent {
  readonly notification: { readonly data: { readonly path: string }; close(): void };
}

interface WorkerEvents {
  install: WaitingEvent;
  activate: WaitingEvent;
  fetch: WorkerFetchEvent;
  push: WorkerPushEvent;
  notificationclick: WorkerNotificationEvent;
}

/** `self` in a service worker. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  readonly clients: {
    matchAll(options: object): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}
