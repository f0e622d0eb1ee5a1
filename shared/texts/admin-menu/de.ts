import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  label: 'Verwaltung',
  dashboard: 'Dashboard',
  statistics: 'Statistik',
  courses: 'Kurse',
  members: 'Mitglieder',
  messages: 'Nachrichten',
  payments: 'Zahlungen',
  trash: 'Papierkorb',
  auditLog: 'Protokoll',
  health: 'Systemzustand',
  settings: 'Einstellungen',
  count: {
    openMessages: ', {count, number} offen',
    paymentProblems: ', {count, number} zu klären',
  },
};
