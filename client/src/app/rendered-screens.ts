import { matchRoutes } from 'react-router-dom';
import { sessionOf } from '#client/features/auth/use-session.ts';
import type { MeQuery } from '#client/gql/graphql.ts';
import type { Ask, PageData } from '#client/graphql/page-data.ts';
import { MISSING_ADDRESS } from '#shared/page-rendering.ts';
import { screens } from './screens.ts';

/** Each feature names the data of its pages in its `<feature>.page-data.ts`. Browsers do not load these files. */
const features = import.meta.glob<readonly PageData[]>('../features/*/*.page-data.ts', {
  eager: true,
  import: 'pageData',
});

/** The pages that include data, with the paths of their modules below the client's folder. */
export const pagesWithData: readonly PageData[] = [
  // Part of the main module.
  { path: MISSING_ADDRESS, module: 'src/main.tsx', renderedFor: 'visitors' },
  ...Object.entries(features).flatMap(([file, pages]) => {
    const folder = file.replace('..', 'src').replace(/[^/]*$/, '');
    return pages.map((page) => ({ ...page, module: folder + page.module }));
  }),
];
const dataOf = new Map(pagesWithData.map((page) => [page.path, page]));
/** Those of all screens, because the router takes the one that fits best. */
const routes = [MISSING_ADDRESS, ...screens.map(({ path }) => path)].map((path) => ({ path }));

/**
 * The screen at an address, with a function that queries its data for a person, or null for a visitor; undefined for an address
 * whose page includes no data.
 */
export function screenAt({ pathname, searchParams: search }: URL) {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const page = match && dataOf.get(match.route.path);
  if (!page) return undefined;
  const { module, soon = [], renderedFor, load } = page;
  const { params } = match;
  let isSoon = true;
  const withoutSoon = () => {
    isSoon = false;
  };
  return {
    module,
    /** Known once the data is loaded. */
    get soon() {
      return isSoon ? soon : [];
    },
    renderedFor,
    load: async (ask: Ask, person: MeQuery['me']) => {
      const { isAdmin } = sessionOf(person, false);
      return load?.(ask, { params, search, isVisitor: !person, isAdmin, withoutSoon });
    },
  };
}
