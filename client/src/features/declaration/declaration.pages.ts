import { admins, type Screen } from '#client/routing/screen.ts';
import { paths } from '#shared/paths.ts';

export const pages: readonly Screen[] = [
  {
    path: paths.cancel,
    access: 'everyone',
    load: async () => (await import('./cancel-page.tsx')).CancelPage,
  },
  {
    path: paths.withdraw,
    access: 'everyone',
    load: async () => (await import('./withdraw-page.tsx')).WithdrawPage,
  },
  {
    path: paths.confirmDeclaration,
    access: 'everyone',
    load: async () => (await import('./confirm-declaration-page.tsx')).ConfirmDeclarationPage,
  },
  {
    path: paths.declarations,
    access: admins,
    load: async () => (await import('./declarations-page.tsx')).DeclarationsPage,
  },
];
