import { admins, type Screen } from '#client/routing/screen.ts';
import { patterns, stateRoutes } from '#shared/paths.ts';

const loadAddLecture = async () => (await import('./add-lecture-page.tsx')).AddLecturePage;

export const pages: readonly Screen[] = [
  {
    // Open to everyone: a free preview needs no account, and a locked lecture says how to unlock it.
    path: patterns.lectures,
    access: 'everyone',
    load: async () => (await import('./lecture-page.tsx')).LecturePage,
    handle: { keepsFocus: true },
  },
  {
    path: patterns.editLecture,
    access: admins,
    load: async () => (await import('./edit-lecture-page.tsx')).EditLecturePage,
  },
  {
    path: patterns.addLecture,
    access: admins,
    load: loadAddLecture,
  },
  {
    path: patterns.addTextLecture,
    access: admins,
    load: async () => (await import('./edit-lecture-page.tsx')).AddTextLecturePage,
  },
  {
    path: patterns.addLinkLecture,
    access: admins,
    load: async () => (await import('./edit-lecture-page.tsx')).AddLinkLecturePage,
  },
  {
    path: stateRoutes.addLecture,
    access: admins,
    load: loadAddLecture,
  },
];
