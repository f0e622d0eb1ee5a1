import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  conflict: {
    emailTaken: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto',
    emailVerified: 'Ihre E-Mail-Adresse ist schon bestätigt',
    hasAdmin:
      'Diese Schule hat schon einen Admin. Bitte melden Sie sich an, oder lassen Sie sich von ihm dazu machen',
  },
  notFound: {
    token: 'Dieses Token gibt es nicht',
    session: 'Dieses Gerät ist schon abgemeldet',
  },
  wrongSetupLink:
    'Dieser Link gehört nicht zu dieser Schule. Bitte benutzen Sie den, den sie bei ihrem Start genannt hat',
  pendingLoginOver: 'Diese Anmeldung hat zu lange gedauert. Bitte melden Sie sich noch einmal an',
  confirmationRequired: 'Bitte bestätigen Sie, dass Sie es sind',
  secondFactorRequired: 'Noch ein Schritt: Bitte zeigen Sie Ihren zweiten Faktor',
  invalidToken: 'Dieses API-Token ist ungültig',
  expiredToken: 'Dieses API-Token ist abgelaufen. Erstellen Sie ein neues in Ihrem Profil',
  scopeRequired: 'Dieses API-Token braucht die Berechtigung {scope}',
  tooManyTokens:
    'Ihr Konto hat {max, number} API-Token. Mehr sind nicht möglich. Widerrufen Sie zuerst eines',
  readOnlyToken: 'Dieses API-Token darf nur lesen',
  sessionRequired: 'Ein API-Token darf das nicht. Bitte melden Sie sich mit Ihrem Passwort an',
};
