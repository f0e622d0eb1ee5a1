import { members, type Screen } from '#client/routing/screen.ts';
import { patterns } from '#shared/paths.ts';
import { legalPages } from '#shared/legal.ts';

export const pages: readonly Screen[] = [
  ...Object.values(legalPages).map(({ path }): Screen => ({
    path,
    access: 'everyone',
    load: async () => (await import('./legal-page.tsx')).LegalPage,
  })),
  {
    path: patterns.agreedTerms,
    access: members,
    load: async () => (await import('./terms-version-page.tsx')).TermsVersionPage,
  },
];
