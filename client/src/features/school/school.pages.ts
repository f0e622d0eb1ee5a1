import { admins, type Screen } from '#client/routing/screen.ts';
import { patterns } from '#shared/paths.ts';

export const pages: readonly Screen[] = [
  {
    path: patterns.settings,
    access: admins,
    load: async () => (await import('./settings-pages.tsx')).SettingsPages,
  },
];
