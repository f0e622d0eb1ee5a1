import { AdminCountsDocument, FirstStepsDocument } from '#client/gql/graphql.ts';
import type { PageData } from '#client/graphql/page-data.ts';
import { paths } from '#shared/paths.ts';

export const pageData: readonly PageData[] = [
  // Its scripts query the statistics, because they show progress and errors.
  {
    path: paths.dashboard,
    module: 'dashboard-page.tsx',
    renderedFor: 'none',
    load: async (ask) =>
      void (await Promise.all([ask(FirstStepsDocument, {}), ask(AdminCountsDocument, {})])),
  },
];
