import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: { email: 'E-mail', password: 'Mot de passe' },
  logIn: 'Se connecter',
  usePasskey: 'Utiliser une clé d’accès',
  createAccount: 'Créer un compte',
  forgotPassword: 'Mot de passe oublié ?',
  newHere: 'Première visite ? <signup>Créer un compte</signup>',
  emailSuggestion: 'Vouliez-vous dire {email} ?',
  secondStep: {
    title: 'Encore une étape',
    loading: 'Chargement',
    startAgain: 'Recommencer',
  },
  checkout: {
    accountFirst: 'Pour vous abonner, connectez-vous ou créez un compte',
    paymentNext: 'Vient ensuite le paiement, puis toutes les leçons vous sont ouvertes.',
  },
};
