import { AboutDocument } from '#client/gql/graphql.ts';
import type { PageData } from '#client/graphql/page-data.ts';
import { paths } from '#shared/paths.ts';

export const pageData: readonly PageData[] = [
  {
    path: paths.about,
    module: 'about-page.tsx',
    renderedFor: 'visitors',
    load: async (ask) => void (await ask(AboutDocument, {})),
  },
];
