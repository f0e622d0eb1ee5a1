import { admins, type Screen } from '#client/routing/screen.ts';
import { patterns } from '#shared/paths.ts';

export const pages: readonly Screen[] = [
  {
    path: patterns.captions,
    access: admins,
    load: async () => (await import('./captions-page.tsx')).CaptionsPage,
  },
];
