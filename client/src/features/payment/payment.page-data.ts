import { MyCheckoutDocument } from '#client/gql/graphql.ts';
import type { PageData } from '#client/graphql/page-data.ts';
import { paths } from '#shared/paths.ts';

export const pageData: readonly PageData[] = [
  // Its scripts query the plan, because they handle a missing one.
  {
    path: paths.checkout,
    module: 'checkout-page.tsx',
    renderedFor: 'none',
    load: async (ask) => void (await ask(MyCheckoutDocument, {})),
  },
];
