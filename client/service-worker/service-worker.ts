import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isForEverybody, isWholePage } from './what-is-kept.ts';

declare global {
  /** Of service workers: the types of all other scripts are those of pages. */
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
// The answers say that they depend on cookies: what is kept is what everybody gets.
const matchOptions = { ignoreVary: true };

const pages = new NetworkFirst({
  cacheName: 'pages',
  matchOptions,
  plugins: [keepOnly(isWholePage), expire(100)],
});

/** In which language the page was fetched that is kept, since this runs. */
let offlineLanguage: string | null | undefined;
/** Keeps the page as it is now, which names the school and speaks as this answer does: once in a language as long as this runs. */
async function renewOfflinePage({ headers }: Response): Promise<void> {
  const language = headers.get('content-language');
  if (offlineLanguage === language) return;
  const cache = await caches.open('offline');
  try {
    await cache.add(OFFLINE_PAGE);
    offlineLanguage = language;
  } catch {
    // The one that is kept will do until the next page.
  }
}

/** Asks for a page as visitors see it, in the language of an answer: without cookies the server does not know who has chosen it. */
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
    // Whoever is logged in gets pages that nothing may keep. Of a page that everybody can see, what everybody sees is kept for
    // them, too.
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
