import type {
  CoursesQuery,
  CoursesQueryVariables,
  CourseSort,
  CourseState,
  SearchQueryVariables,
} from '#client/gql/graphql.ts';
import { limits } from '#shared/limits.ts';

/** Categories and how many courses each has. */
export type CategoryCounts = CoursesQuery['courses']['categories'];

/** What the catalogue's address asks for: `?q=&category=&sort=&state=`. Null where it says nothing. */
export interface CatalogueView {
  search: string;
  category: string | null;
  sort: CourseSort | null;
  /** Of effect for ADMIN only. */
  state: CourseState | null;
}

/** The orders that are offered. */
export const sorts = [
  'NEWEST',
  'OLDEST',
  'TITLE',
  'MOST_LECTURES',
  'LONGEST',
  'SHORTEST',
  'RELEVANCE',
] as const satisfies readonly CourseSort[];

/** Which courses an ADMIN can ask for. */
export const states = ['ANY', 'PUBLISHED', 'DRAFT'] as const satisfies readonly CourseState[];

/** What the address calls an order or a state. */
const nameOf = (value: string) => value.toLowerCase().replaceAll('_', '-');

/** Reads an address; what is not known in it counts as not said. */
export function readView(parameters: URLSearchParams): CatalogueView {
  const search = (parameters.get('q') ?? '').trim().slice(0, limits.search.max);
  // The form sends the values of its fields where no script writes the address.
  const order = nameOf(parameters.get('sort') ?? '');
  const sort = sorts.find((offered) => nameOf(offered) === order) ?? null;
  return {
    search,
    category: parameters.get('category') || null,
    // Nothing matches best where nothing is searched.
    sort: sort === 'RELEVANCE' && !search ? null : sort,
    state: states.find((offered) => nameOf(offered) === parameters.get('state')) ?? null,
  };
}

/** The search part of the address of a view; empty when nothing is asked for. What goes without saying is left out. */
export function writeView({ search, category, sort, state }: CatalogueView): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('q', search);
  if (category) parameters.set('category', category);
  // Without a search nothing matches best; with one, that is the usual order.
  const unsaid = search ? ['RELEVANCE'] : ['NEWEST', 'RELEVANCE'];
  if (sort && !unsaid.includes(sort)) parameters.set('sort', nameOf(sort));
  if (state && state !== 'ANY') parameters.set('state', nameOf(state));
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

/** The search part of the address at which a view goes on behind a cursor, for those who run no scripts. */
export function writeNextPart(view: CatalogueView, cursor: string): string {
  const parameters = new URLSearchParams(writeView(view));
  parameters.set('after', cursor);
  return `?${parameters.toString()}`;
}

/** What to ask the server for. Only ADMIN may ask for drafts, and sees them unless they say otherwise. */
export const variablesOf = (
  { category, sort, state }: CatalogueView,
  isAdmin: boolean,
): CoursesQueryVariables => ({
  ...(category && { category }),
  ...(sort && { sort }),
  ...(isAdmin && { state: state ?? 'ANY' }),
});

/** The same for a view of what a search found, which has lectures among its courses. */
export const searchVariablesOf = (view: CatalogueView, isAdmin: boolean): SearchQueryVariables => ({
  ...variablesOf(view, isAdmin),
  search: view.search,
});
