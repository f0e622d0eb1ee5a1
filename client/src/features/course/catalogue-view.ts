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

/** The orders that are offered, by their names in the address. */
export const sorts = [
  { name: 'newest', sort: 'NEWEST' },
  { name: 'oldest', sort: 'OLDEST' },
  { name: 'title', sort: 'TITLE' },
  { name: 'most-lectures', sort: 'MOST_LECTURES' },
  { name: 'longest', sort: 'LONGEST' },
  { name: 'shortest', sort: 'SHORTEST' },
  { name: 'relevance', sort: 'RELEVANCE' },
] as const satisfies readonly { name: string; sort: CourseSort }[];

/** Which courses an ADMIN can ask for. */
export const states = [
  { name: 'any', state: 'ANY' },
  { name: 'published', state: 'PUBLISHED' },
  { name: 'draft', state: 'DRAFT' },
] as const satisfies readonly { name: string; state: CourseState }[];

/** Reads an address; what is not known in it counts as not said. */
export function readView(parameters: URLSearchParams): CatalogueView {
  const search = (parameters.get('q') ?? '').trim().slice(0, limits.search.max);
  // The form sends the values of its fields where no script writes the address.
  const order = parameters.get('sort')?.toLowerCase().replaceAll('_', '-');
  const sort = sorts.find(({ name }) => name === order)?.sort ?? null;
  return {
    search,
    category: parameters.get('category') || null,
    // Nothing matches best where nothing is searched.
    sort: sort === 'RELEVANCE' && !search ? null : sort,
    state: states.find(({ name }) => name === parameters.get('state'))?.state ?? null,
  };
}

/** The search part of the address of a view; empty when nothing is asked for. What goes without saying is left out. */
export function writeView({ search, category, sort, state }: CatalogueView): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('q', search);
  if (category) parameters.set('category', category);
  // Without a search nothing matches best; with one, that is the usual order.
  const unsaid: (CourseSort | null)[] = search ? ['RELEVANCE'] : ['NEWEST', 'RELEVANCE'];
  const sortName = sorts.find((offered) => offered.sort === sort && !unsaid.includes(sort))?.name;
  if (sortName) parameters.set('sort', sortName);
  const stateName = states.find((offered) => offered.state === state && state !== 'ANY')?.name;
  if (stateName) parameters.set('state', stateName);
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
