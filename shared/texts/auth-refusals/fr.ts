import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  conflict: {
    emailTaken: 'Un compte existe déjà avec cette adresse e-mail',
    emailVerified: 'Votre adresse e-mail est déjà confirmée',
    hasAdmin: 'Cette école a déjà un admin. Connectez-vous, ou demandez-lui de vous donner ce rôle',
  },
  notFound: {
    token: 'Ce jeton n’existe pas',
    session: 'Cet appareil est déjà déconnecté',
  },
  wrongSetupLink: 'Ce lien n’est pas celui de cette école. Utilisez celui qu’elle a affiché à son démarrage',
  pendingLoginOver: 'Cette connexion a pris trop de temps. Veuillez vous reconnecter',
  confirmationRequired: 'Veuillez confirmer qu’il s’agit bien de vous',
  secondFactorRequired: 'Encore une étape : présentez votre second facteur',
  invalidToken: 'Ce jeton d’API n’est pas valide',
  expiredToken: 'Ce jeton d’API a expiré. Créez-en un nouveau dans votre profil',
  scopeRequired: 'Ce jeton d’API a besoin de la portée {scope}',
  tooManyTokens: 'Votre compte a {max, number} jetons d’API, ce qui est la limite. Révoquez-en d’abord un',
  readOnlyToken: 'Ce jeton d’API est en lecture seule',
  sessionRequired: 'Un jeton d’API ne le permet pas. Connectez-vous avec votre mot de passe',
};
