import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadAccess: 'Der Verlauf Ihres Zugangs konnte nicht geladen werden',
  },
  state: {
    open: 'Offen',
    openUntil: 'Offen bis <time>{moment}</time>',
    closed: 'Gesperrt',
    closedSince: 'Gesperrt seit <time>{moment}</time>',
  },
  history: {
    title: 'Verlauf',
    none: 'Noch nichts. Was Sie bezahlen, zurückerhalten oder kündigen, steht hier.',
    until: 'bis <time>{date}</time>',
  },
  ways: {
    watch: 'Kurse entdecken',
    subscribe: 'Abo abschließen',
    pay: 'Zahlung fortsetzen',
    contact: 'Kontakt',
    checkAgain: 'Noch einmal prüfen',
  },
};
