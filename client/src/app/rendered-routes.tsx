import { ApolloClient, ApolloLink } from '@apollo/client';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ROOT_ID } from '#shared/page-rendering.ts';
import { loadLanguages } from '#shared/texts/load-languages.ts';
import { createCache } from './cache.ts';
import { CollectedStyles } from './collected-styles.ts';
import type { Answer } from './page-answers.ts';
import { Providers } from './providers.tsx';
import { routes } from './router.tsx';

const handler = createStaticHandler(routes);

/** A client that sends no requests. */
const createClient = () =>
  new ApolloClient({
    // Each result is read once.
    cache: createCache({ resultCaching: false }),
    link: ApolloLink.empty(),
    ssrMode: true,
  });

/**
 * Shared by all pages of visitors, so that its work on the documents is cached. The pages are rendered one after the other, and
 * its data is replaced for each.
 */
const visitorsClient = createClient();

/** A rendered screen and the data that it was rendered from. */
interface RenderedRoutes {
  /** Elements for the head of the page. */
  head: string;
  /** The root element with its content. */
  body: string;
  /** The content of the client's cache. */
  data: object;
}

/**
 * Renders the screen at an address from the given data; parts without data are shown as loading. Returns null for an address that
 * redirects, and if `answersOf` resolves with null.
 *
 * @param isOfPerson whether the data belongs to a signed-in person: it then gets a cache of its own, which no other page can
 * read.
 */
export async function renderRoutes(
  url: URL,
  answersOf: () => Promise<readonly Answer[] | null>,
  isOfPerson = false,
) {
  const [context, answers] = await Promise.all([handler.query(new Request(url)), answersOf()]);
  if (answers === null || context instanceof Response) return null;
  // The code of a screen is loaded with its first page; its translations must be loaded as well.
  await loadLanguages();
  // No `await` from here on, so that no other page uses the client meanwhile.
  const client = isOfPerson ? createClient() : visitorsClient;
  show(client, answers);
  const styles = new CollectedStyles();
  const markup = renderToString(
    <div id={ROOT_ID}>
      <StrictMode>
        <CacheProvider value={styles.cache}>
          <Providers client={client}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </Providers>
        </CacheProvider>
      </StrictMode>
    </div>,
  );
  // React writes elements for the head first. Only the links are used: the page's own head has the rest.
  const start = markup.indexOf(`<div id="${ROOT_ID}">`);
  const links = markup.slice(0, start).match(/<link [^>]*>/g) ?? [];
  return {
    head: links.join('') + styles.toHtml(),
    body: markup.slice(start),
    data: client.extract() as object,
  } satisfies RenderedRoutes;
}

/** Replaces the client's data. */
function show(client: ApolloClient, answers: readonly Answer[]): void {
  client.cache.evict({ id: 'ROOT_QUERY' });
  client.cache.gc();
  for (const answer of answers) client.writeQuery(answer);
}
