import type { Screen } from '#client/routing/screen.ts';
import { legalPages } from '#shared/legal.ts';

export const pages: readonly Screen[] = Object.values(legalPages).map(({ path }) => ({
  path,
  access: 'everyone',
  load: async () => (await import('./legal-page.tsx')).LegalPage,
}));
