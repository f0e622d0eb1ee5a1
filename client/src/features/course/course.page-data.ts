import {
  CourseDocument,
  CoursesDocument,
  NextCoursesDocument,
  PlanDocument,
  SchoolQuestionsDocument,
  SearchDocument,
} from '#client/gql/graphql.ts';
import type { Ask, Opened, PageData } from '#client/graphql/page-data.ts';
import { paths, patterns } from '#shared/paths.ts';
import { readView, searchVariablesOf, variablesOf } from './catalogue-view.ts';

export const pageData: readonly PageData[] = [
  { path: paths.courses, module: 'courses-page.tsx', renderedFor: 'visitors', load: loadCatalogue },
  {
    path: patterns.course,
    module: 'course-page.tsx',
    renderedFor: 'visitors',
    load: async (ask, { params: { slug = '' } }) => {
      await Promise.all([
        ask(CourseDocument, { slug }),
        ask(NextCoursesDocument, { slug }),
        ask(PlanDocument, {}),
        ask(SchoolQuestionsDocument, {}),
      ]);
    },
  },
];

async function loadCatalogue(ask: Ask, { search, isVisitor, isAdmin }: Opened): Promise<void> {
  const view = readView(search);
  const after = search.get('after');
  // With scripts, and so for signed-in people, the list is shown from its beginning.
  const place = after && isVisitor ? { after } : {};
  const list = view.search
    ? (await ask(SearchDocument, { ...searchVariablesOf(view, isAdmin), ...place })).search
    : (await ask(CoursesDocument, { ...variablesOf(view, isAdmin), ...place })).courses;
  // An empty result suggests the categories of all courses.
  if (list.edges.length === 0) await ask(CoursesDocument, {});
}
