import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: { email: 'E-Mail', password: 'Passwort' },
  logIn: 'Anmelden',
  usePasskey: 'Passkey verwenden',
  createAccount: 'Konto anlegen',
  forgotPassword: 'Passwort vergessen?',
  newHere: 'Neu hier? <signup>Konto anlegen</signup>',
  emailSuggestion: 'Meinten Sie {email}?',
  secondStep: {
    title: 'Noch ein Schritt',
    loading: 'Wird geladen',
    startAgain: 'Von vorn beginnen',
  },
  checkout: {
    accountFirst: 'Melden Sie sich an oder legen Sie ein Konto an, um zu abonnieren',
    paymentNext: 'Danach kommt die Bezahlung, und dann stehen Ihnen alle Lektionen offen.',
  },
};
