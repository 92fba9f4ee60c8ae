// Shows the notices that a person has asked for, also while no page of the site is open. It takes no other part in loading pages.

self.addEventListener('push', (event) => {
  const { title, body, path, lang, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, lang, tag, icon: '/favicon.svg', data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.path, self.location.origin)));
});

/** In a tab that shows the page already, else in a new one. Only pages of this site are opened. */
async function open(address) {
  if (address.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => url === address.href);
  await (there === undefined ? self.clients.openWindow(address.href) : there.focus());
}
