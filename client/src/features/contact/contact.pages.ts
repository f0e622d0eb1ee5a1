import { admins, type Screen } from '#client/routing/screen.ts';
import { paths } from '#shared/paths.ts';

export const pages: readonly Screen[] = [
  {
    path: paths.contact,
    access: 'everyone',
    load: async () => (await import('./contact-page.tsx')).ContactPage,
  },
  {
    path: paths.messages,
    access: admins,
    load: async () => (await import('./messages-page.tsx')).MessagesPage,
  },
];
