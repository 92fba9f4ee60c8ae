import type { WorkerScope } from './workerTypes.ts';

/** A notice as the servers send it. */
interface Notice {
  readonly title: string;
  readonly body: string;
  /** Where it leads, a path of this site. */
  readonly path: string;
  readonly lang: string;
  readonly tag: string;
}

/** Shows the notices that a person has asked for, also while no page of the site is open. */
export function showNotices(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    const { title, body, path, lang, tag } = event.data.json() as Notice;
    event.waitUntil(
      scope.registration.showNotification(title, { body, lang, tag, icon: '/favicon.svg', data: { path } }),
    );
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, new URL(event.notification.data.path, scope.location.origin)));
  });
}

/** In a tab that shows the page already, else in a new one. Only pages of this site are opened. */
async function open({ clients, location }: WorkerScope, address: URL): Promise<void> {
  if (address.origin !== location.origin) return;
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => url === address.href);
  await (there === undefined ? clients.openWindow(address.href) : there.focus());
}
