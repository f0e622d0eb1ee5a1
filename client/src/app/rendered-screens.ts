import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { matchPath } from 'react-router-dom';
import { readView, variablesOf } from '#client/features/course/catalogue-view.ts';
import { LECTURE_HITS } from '#client/features/search/use-lecture-search.ts';
import {
  CourseDocument,
  CoursesDocument,
  PlanDocument,
  SearchLecturesDocument,
} from '#client/gql/graphql.ts';
import { paths, patterns } from '#shared/paths.ts';

/** Asks for what a document says, so that it is in the cache. Rejects when it is refused. */
export type Ask = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** A screen that is rendered for visitors before any script runs. */
interface RenderedScreen {
  path: string;
  /** Where it is, below the client's folder. */
  module: string;
  /** Asks for all that it shows to a visitor: what is not in the cache afterwards is shown as still to come. */
  load?: (ask: Ask, place: Place) => Promise<unknown>;
}

interface Place {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

const renderedScreens: readonly RenderedScreen[] = [
  {
    path: paths.home,
    module: 'src/features/home/home-page.tsx',
    load: (ask) => Promise.all([ask(CoursesDocument, {}), ask(PlanDocument, {})]),
  },
  {
    path: paths.courses,
    module: 'src/features/course/courses-page.tsx',
    load: loadCatalogue,
  },
  {
    path: patterns.course,
    module: 'src/features/course/course-page.tsx',
    load: (ask, { params: { slug = '' } }) =>
      Promise.all([ask(CourseDocument, { slug }), ask(PlanDocument, {})]),
  },
  { path: paths.about, module: 'src/features/about/about-page.tsx' },
  { path: paths.contact, module: 'src/features/contact/contact-page.tsx' },
  { path: '/certificates', module: 'src/features/certificate/certificate-page.tsx' },
];

async function loadCatalogue(ask: Ask, { search }: Place): Promise<void> {
  const view = readView(search);
  const after = search.get('after');
  const isSearching = view.search !== '';
  const [{ courses }] = await Promise.all([
    ask(CoursesDocument, { ...variablesOf(view, false), ...(after && { after }) }),
    isSearching && ask(SearchLecturesDocument, { search: view.search, first: LECTURE_HITS }),
  ]);
  // Where nothing is found, the categories of all courses are suggested.
  if (courses.edges.length === 0) await ask(CoursesDocument, {});
}

/** The screen at a path and its parameters; undefined for one that scripts show. */
export function renderedScreenAt(pathname: string) {
  for (const screen of renderedScreens) {
    const match = matchPath(screen.path, pathname);
    if (match) return { ...screen, params: match.params };
  }
  return undefined;
}
