import {
  MyApiTokensDocument,
  MyPaymentsDocument,
  MySecondFactorDocument,
  MySessionsDocument,
  MySubscriptionDocument,
  OwnPlayerSettingsDocument,
} from '#client/gql/graphql.ts';
import type { PageData } from '#client/graphql/page-data.ts';
import { paths } from '#shared/paths.ts';

export const pageData: readonly PageData[] = [
  {
    path: paths.profile,
    module: 'profile-page.tsx',
    renderedFor: 'none',
    load: async (ask) => {
      await Promise.all([
        ask(MySubscriptionDocument, {}),
        ask(MyPaymentsDocument, {}),
        ask(OwnPlayerSettingsDocument, {}),
        ask(MySecondFactorDocument, {}),
        ask(MySessionsDocument, {}),
        ask(MyApiTokensDocument, {}),
      ]);
    },
  },
];
