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

/** A client that asks nobody. */
const createClient = () =>
  new ApolloClient({
    // Each answer is read once.
    cache: createCache({ resultCaching: false }),
    link: ApolloLink.empty(),
    ssrMode: true,
  });

/**
 * It is one for all pages of visitors, which are rendered one after the other, so that what it makes of the documents stays; it
 * knows nothing from one to the next.
 */
const visitorsClient = createClient();

/** What the client draws at an address, and what it knew to draw it. */
interface RenderedRoutes {
  /** Elements for the head. */
  head: string;
  /** The root element with all that is in it. */
  body: string;
  /** The content of the client's cache. */
  data: object;
}

/**
 * Renders the screen at an address by these answers; what they do not say is shown as still to come. Null for an address that
 * leads elsewhere.
 *
 * @param isOfPerson whether they are somebody's: nothing of them is where another page could find it.
 */
export async function renderRoutes(
  url: URL,
  answersOf: () => Promise<readonly Answer[] | null>,
  isOfPerson = false,
) {
  const [context, answers] = await Promise.all([handler.query(new Request(url)), answersOf()]);
  if (answers === null || context instanceof Response) return null;
  // The code of a screen is loaded with its first page.
  await loadLanguages();
  // From here on nothing waits: no other page comes between.
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
  // What React puts into the head comes first. The head of the page says the rest of it itself.
  const start = markup.indexOf(`<div id="${ROOT_ID}">`);
  const links = markup.slice(0, start).match(/<link [^>]*>/g) ?? [];
  return {
    head: links.join('') + styles.toHtml(),
    body: markup.slice(start),
    data: client.extract() as object,
  } satisfies RenderedRoutes;
}

/** Has the client know these answers, and nothing else. */
function show(client: ApolloClient, answers: readonly Answer[]): void {
  client.cache.evict({ id: 'ROOT_QUERY' });
  client.cache.gc();
  for (const answer of answers) client.writeQuery(answer);
}
