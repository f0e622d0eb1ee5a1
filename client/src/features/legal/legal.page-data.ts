import { LegalPageDocument } from '#client/gql/graphql.ts';
import type { PageData } from '#client/graphql/page-data.ts';
import { legalPages, type LegalPageName } from '#shared/legal.ts';

export const pageData: readonly PageData[] = Object.entries(legalPages).map(([name, { path }]) => ({
  path,
  module: 'legal-page.tsx',
  renderedFor: 'visitors',
  // The patterns of the pages use exactly these names.
  load: async (ask) => void (await ask(LegalPageDocument, { name: name as LegalPageName })),
}));
