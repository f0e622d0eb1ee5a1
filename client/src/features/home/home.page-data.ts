import {
  ContinueWatchingDocument,
  CoursesDocument,
  HomeContentDocument,
  HomeWordsDocument,
  PlanDocument,
  SchoolQuestionsDocument,
} from '#client/gql/graphql.ts';
import type { PageData } from '#client/graphql/page-data.ts';
import { paths } from '#shared/paths.ts';
import { begunLectures } from './course-row.tsx';

export const pageData: readonly PageData[] = [
  {
    path: paths.home,
    module: 'home-page.tsx',
    renderedFor: 'visitors',
    load: async (ask, { isVisitor }) => {
      await Promise.all([
        ask(CoursesDocument, {}),
        ask(PlanDocument, {}),
        ask(HomeWordsDocument, {}),
        isVisitor && ask(HomeContentDocument, {}),
        isVisitor && ask(SchoolQuestionsDocument, {}),
        isVisitor || ask(ContinueWatchingDocument, { first: begunLectures }),
      ]);
    },
  },
];
