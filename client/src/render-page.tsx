import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createCache } from '#client/app/cache.ts';
import { CollectedStyles } from '#client/app/collected-styles.ts';
import { Providers } from '#client/app/providers.tsx';
import { renderedScreenAt, type Ask } from '#client/app/rendered-screens.ts';
import { routes } from '#client/app/router.tsx';
import { MeDocument } from '#client/gql/graphql.ts';
import { metaOf } from '#client/graphql/trusted-documents.ts';
import { ANSWERS_ID, ROOT_ID, type AskSchool, type RenderPage } from '#shared/page-rendering.ts';

const handler = createStaticHandler(routes);
/** Addresses come without one. */
const ORIGIN = 'http://localhost';

/** Renders a page as a visitor sees it: first all answers, then the components, once. */
export const renderPage: RenderPage = async (address, ask) => {
  const url = new URL(address, ORIGIN);
  // A later part of a list is for those without scripts; the others are shown the list from its beginning.
  const isWhole = !url.searchParams.has('after');
  const screen = renderedScreenAt(url.pathname);
  if (!screen) return null;
  const client = createVisitorsClient(ask);
  const [context] = await Promise.all([
    handler.query(new Request(url)),
    screen.load?.(asking(client), { params: screen.params, search: url.searchParams }),
  ]);
  if (context instanceof Response) return null;
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
    body: markup.slice(start) + (isWhole ? dataElement(client.extract()) : ''),
    module: screen.module,
  };
};

const asking =
  (client: ApolloClient): Ask =>
  async (query, variables) => {
    const { data } = await client.query({ query, variables });
    if (data === undefined) throw new Error('The school has not answered');
    return data;
  };

/** A client that asks the school in this process, and knows that nobody is logged in. */
function createVisitorsClient(ask: AskSchool): ApolloClient {
  const link = new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        const hash = metaOf(query)?.hash;
        if (hash === undefined) throw new Error('A document that was not made by `npm run codegen`');
        ask(hash, variables).then(
          (answer) => {
            observer.next(answer as ApolloLink.Result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link, ssrMode: true });
  client.writeQuery({ query: MeDocument, data: { me: null } });
  return client;
}

/** Data as an element that runs nothing. A script ends at the first `</script`, wherever it stands. */
function dataElement(data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${ANSWERS_ID}">${json}</script>`;
}
