// Shows notices, and opens the page that they are about. It keeps no files: the browser does that well enough.

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

async function show({ title, body, path, tag, number }) {
  const url = address(path);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some((window) => window.focused && shows(window, url))) return;
  const shown = await registration.getNotifications({ tag });
  await registration.showNotification(title, {
    body,
    tag,
    // Something new about the same table makes itself heard; the same notice that comes again does not.
    renotify: !shown.some((notice) => notice.data.number === number),
    icon: address('/icons/icon-192.png'),
    badge: address('/icons/badge.png'),
    data: { url, number },
  });
}

/** A path of ours, wherever the server lives on its site. */
function address(path) {
  return new URL(`.${path}`, registration.scope).href;
}

/** Whether a window has a page open, whatever else its address says. */
function shows(window, url) {
  return new URL(window.url).pathname === new URL(url).pathname;
}

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

async function open(url) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((window) => shows(window, url));
  await (there ? there.focus() : clients.openWindow(url));
}

// The browser has changed its address: the server has to know the new one.
addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.newSubscription, event.oldSubscription));
});

async function renew(given, old) {
  const made = given ?? (old && (await registration.pushManager.subscribe(old.options)));
  if (!made) return;
  const headers = { 'Content-Type': 'application/json' };
  await fetch(address('/api/notices/push'), { method: 'POST', headers, body: JSON.stringify(made) });
}
