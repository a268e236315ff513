// Shows notices, and opens the page that they are about. Where the client is played without a connection it also keeps the
// files of one version, whole: a site of plain files stays at that version until its reader takes the next one.

// Written by the build (web/site_files.py): the version, its files, and whether this is a site of plain files.
const BUILD = { version: '', files: [], alone: false };
const KEPT = 'armorial-files-';
const PAGE = address('/');

addEventListener('install', (event) => {
  event.waitUntil(keepFiles());
  // A server is asked for every page, so its newest worker may begin at once.
  if (!BUILD.alone) skipWaiting();
});
addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetFiles(), clients.claim()])));
addEventListener('message', (event) => {
  if (event.data === 'take-over') skipWaiting();
});

async function keepFiles() {
  if (!BUILD.files.length) return;
  const cache = await caches.open(KEPT + BUILD.version);
  // What has its sum in its name never changes, and is most often there already.
  const how = (file) => ({ cache: file.startsWith('assets/') ? 'default' : 'no-cache' });
  await cache.addAll(BUILD.files.map((file) => new Request(address(`/${file}`), how(file))));
}

/** Of older versions the last one stays: a window that is open may still need its files. */
async function forgetFiles() {
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT) && name !== KEPT + BUILD.version);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (!BUILD.files.length || request.method !== 'GET' || !request.url.startsWith(registration.scope)) return;
  if (url.pathname.startsWith(new URL(address('/api/')).pathname)) return;
  const file = request.mode === 'navigate' ? PAGE : url.origin + url.pathname;
  const named = url.pathname.startsWith(new URL(address('/assets/')).pathname);
  event.respondWith(BUILD.alone || named ? keptFirst(request, file) : sentFirst(request, file));
});

async function keptFirst(request, file) {
  const own = await caches.open(KEPT + BUILD.version);
  return (await own.match(file)) ?? (await caches.match(file)) ?? fetch(request);
}

/** A proxy says so where the server behind it is gone. */
const GONE = [502, 503, 504];

async function sentFirst(request, file) {
  try {
    const sent = await fetch(request);
    return GONE.includes(sent.status) ? ((await caches.match(file)) ?? sent) : sent;
  } catch (error) {
    const kept = await caches.match(file);
    if (kept) return kept;
    throw error;
  }
}

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
