import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isForEverybody, isWholePage } from './what-is-kept.ts';

declare global {
  /** Not part of the DOM types, which all scripts here are compiled with. */
  interface ExtendableEvent extends Event {
    waitUntil: (work: Promise<unknown>) => void;
  }
}

const DAY_SECONDS = 24 * 60 * 60;
const OFFLINE_PAGE = '/offline.html';
const OFFLINE_SCRIPT = '/back-online.js';

const keepOnly = (isKept: (response: Response) => boolean) => ({
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(isKept(response) ? response : null),
});
const expire = (maxEntries: number, maxAgeSeconds = 30 * DAY_SECONDS) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true });
// Responses vary by cookie, but only public responses are cached.
const matchOptions = { ignoreVary: true };

const pages = new NetworkFirst({
  cacheName: 'pages',
  matchOptions,
  plugins: [keepOnly(isWholePage), expire(100)],
});

/** Language of the cached offline page, since this worker started. */
let offlineLanguage: string | null | undefined;
/**
 * Caches the offline page, with the school's name and in the language of the response. Renews it once per language
 * while this worker runs.
 */
async function renewOfflinePage({ headers }: Response): Promise<void> {
  const language = headers.get('content-language');
  if (offlineLanguage === language) return;
  const cache = await caches.open('offline');
  try {
    await cache.add(OFFLINE_PAGE);
    offlineLanguage = language;
  } catch {
    // The cached page remains until the next navigation.
  }
}

/**
 * Builds the request of a visitor for a page, in the language of a response. Without cookies, the server does not know
 * the chosen language.
 */
const asVisitor = ({ url }: Request, { headers }: Response): Request =>
  new Request(url, {
    credentials: 'omit',
    headers: { 'Accept-Language': headers.get('content-language') ?? '*' },
  });

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request, event }) => {
    const response = await pages.handle({ request, event });
    if (response.ok) event.waitUntil(renewOfflinePage(response));
    // Pages for users who are logged in must not be cached. If the page is public, cache the visitor's version instead.
    if (response.ok && !isForEverybody(response)) {
      const visitors = pages.handle({ request: asVisitor(request, response), event });
      event.waitUntil(visitors.catch(() => undefined));
    }
    return response;
  },
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'assets', matchOptions, plugins: [keepOnly(isForEverybody), expire(300)] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/images/'),
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    matchOptions,
    plugins: [keepOnly(isForEverybody), expire(200)],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/graphql',
  new NetworkFirst({
    cacheName: 'answers',
    matchOptions,
    plugins: [keepOnly(isForEverybody), expire(200, DAY_SECONDS)],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === OFFLINE_SCRIPT,
  new NetworkFirst({ cacheName: 'offline', matchOptions }),
);
setCatchHandler(async ({ request }) => {
  const page =
    request.mode === 'navigate' ? await caches.match(OFFLINE_PAGE, { ignoreVary: true }) : undefined;
  return page ?? Response.error();
});

addEventListener('install', (event) => {
  (event as ExtendableEvent).waitUntil(
    caches.open('offline').then((cache) => cache.addAll([OFFLINE_PAGE, OFFLINE_SCRIPT])),
  );
});
clientsClaim();
