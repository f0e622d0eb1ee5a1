import type {
  CoursesQuery,
  CoursesQueryVariables,
  CourseSort,
  CourseState,
  SearchQueryVariables,
} from '#client/gql/graphql.ts';
import { limits } from '#shared/limits.ts';

/** Categories with their course counts. */
export type CategoryCounts = CoursesQuery['courses']['categories'];

/** The view in the catalogue's URL: `?q=&category=&sort=&state=`. Null for a parameter that is missing. */
export interface CatalogueView {
  search: string;
  category: string | null;
  sort: CourseSort | null;
  /** Only has an effect for ADMIN. */
  state: CourseState | null;
}

/** The available sort orders. */
export const sorts = [
  'NEWEST',
  'OLDEST',
  'TITLE',
  'MOST_LECTURES',
  'LONGEST',
  'SHORTEST',
  'RELEVANCE',
] as const satisfies readonly CourseSort[];

/** The states that an ADMIN can filter by. */
export const states = ['ANY', 'PUBLISHED', 'DRAFT'] as const satisfies readonly CourseState[];

/** Name of a sort order or state in the URL. */
const nameOf = (value: string) => value.toLowerCase().replaceAll('_', '-');

/** Parses the URL. Unknown values are ignored. */
export function readView(parameters: URLSearchParams): CatalogueView {
  const search = (parameters.get('q') ?? '').trim().slice(0, limits.search.max);
  // Without scripts, the form submits the enum values instead of their names.
  const order = nameOf(parameters.get('sort') ?? '');
  const sort = sorts.find((offered) => nameOf(offered) === order) ?? null;
  return {
    search,
    category: parameters.get('category') || null,
    // Relevance needs a search.
    sort: sort === 'RELEVANCE' && !search ? null : sort,
    state: states.find((offered) => nameOf(offered) === parameters.get('state')) ?? null,
  };
}

/** Returns the query string of a view; empty for the plain view. Defaults are left out. */
export function writeView({ search, category, sort, state }: CatalogueView): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('q', search);
  if (category) parameters.set('category', category);
  // Relevance is the default with a search, and has no effect without one.
  const unsaid = search ? ['RELEVANCE'] : ['NEWEST', 'RELEVANCE'];
  if (sort && !unsaid.includes(sort)) parameters.set('sort', nameOf(sort));
  if (state && state !== 'ANY') parameters.set('state', nameOf(state));
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

/** Returns the query string of the page after a cursor, for browsers without scripts. */
export function writeNextPart(view: CatalogueView, cursor: string): string {
  const parameters = new URLSearchParams(writeView(view));
  parameters.set('after', cursor);
  return `?${parameters.toString()}`;
}

/** Variables of the course list. Only an ADMIN can query drafts, and gets them by default. */
export const variablesOf = (
  { category, sort, state }: CatalogueView,
  isAdmin: boolean,
): CoursesQueryVariables => ({
  ...(category && { category }),
  ...(sort && { sort }),
  ...(isAdmin && { state: state ?? 'ANY' }),
});

/** Variables of a search, which also finds lectures. */
export const searchVariablesOf = (view: CatalogueView, isAdmin: boolean): SearchQueryVariables => ({
  ...variablesOf(view, isAdmin),
  search: view.search,
});
