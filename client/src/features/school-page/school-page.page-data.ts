import { SchoolPageDocument } from '#client/gql/graphql.ts';
import type { PageData } from '#client/graphql/page-data.ts';
import { patterns } from '#shared/paths.ts';

export const pageData: readonly PageData[] = [
  {
    path: patterns.schoolPage,
    module: 'school-page.tsx',
    renderedFor: 'visitors',
    load: async (ask, { params: { slug = '' } }) => void (await ask(SchoolPageDocument, { slug })),
  },
];
