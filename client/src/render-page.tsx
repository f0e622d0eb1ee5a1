import { ApolloClient, ApolloLink, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
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
  const client = createVisitorsClient();
  const [context, isAnswered] = await Promise.all([
    handler.query(new Request(url)),
    isLoaded(screen.load?.(asking(client, ask), { params: screen.params, search: url.searchParams })),
  ]);
  if (!isAnswered || context instanceof Response) return null;
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

/** The school has refused an answer: it says why to whoever asks for it by scripts. */
class Refusal extends Error {}

/** Whether all that a screen shows was answered. */
async function isLoaded(loading: Promise<unknown> | undefined): Promise<boolean> {
  try {
    await loading;
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** A client that asks nobody, and knows that nobody is logged in. */
function createVisitorsClient(): ApolloClient {
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty(), ssrMode: true });
  client.writeQuery({ query: MeDocument, data: { me: null } });
  return client;
}

/** Asks the school in this process, for what the client's screens then find. */
const asking =
  (client: ApolloClient, school: AskSchool): Ask =>
  async <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const hash = metaOf(query)?.hash;
    if (hash === undefined) throw new Error('A document that was not made by `npm run codegen`');
    const { data, errors } = await school(hash, variables);
    if (!data || errors) throw new Refusal(errors?.[0]?.message);
    // The school answers in the shape of the document.
    const answer = data as Data;
    client.writeQuery({ query, variables, data: answer });
    return answer;
  };

/** Data as an element that runs nothing. A script ends at the first `</script`, wherever it stands. */
function dataElement(data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${ANSWERS_ID}">${json}</script>`;
}
