import type { Screen } from '#client/routing/screen.ts';
import { patterns } from '#shared/paths.ts';

export const pages: readonly Screen[] = [
  {
    path: patterns.certificate,
    access: 'everyone',
    load: async () => (await import('./certificate-page.tsx')).CertificatePage,
  },
];
