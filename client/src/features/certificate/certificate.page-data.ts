import { CertificateDocument } from '#client/gql/graphql.ts';
import type { PageData } from '#client/graphql/page-data.ts';
import { patterns } from '#shared/paths.ts';

export const pageData: readonly PageData[] = [
  {
    path: patterns.certificate,
    module: 'certificate-page.tsx',
    renderedFor: 'visitors',
    load: async (ask, { params: { code } }) => {
      if (code !== undefined) await ask(CertificateDocument, { code });
    },
  },
];
