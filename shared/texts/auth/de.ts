import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    createAccount: 'Das Konto konnte nicht angelegt werden',
    login: 'Die Anmeldung ist fehlgeschlagen',
    logout: 'Die Abmeldung ist fehlgeschlagen',
    usePasskey: 'Der Passkey konnte nicht verwendet werden',
  },
  loading: {
    createAccount: 'Ihr Konto wird angelegt …',
    login: 'Sie werden angemeldet …',
  },
  success: {
    register: 'Willkommen bei {school}',
    login: 'Willkommen zurück',
    logout: 'Sie sind abgemeldet',
  },
  validation: {
    fillAllDetails: 'Bitte füllen Sie alles aus',
    profileFieldsMandatory: 'Alle Felder müssen ausgefüllt sein',
    profileNameTooShort: 'Der Name muss mindestens 5 Zeichen haben',
    passwordsDiffer: 'Die beiden neuen Passwörter stimmen nicht überein',
    wrongCurrentPassword: 'Das aktuelle Passwort ist falsch',
    noScope: 'Wählen Sie mindestens eine Berechtigung',
    tokenUsedOrOld: 'Dieser Link wurde schon benutzt oder ist zu alt. Bitte fordern Sie einen neuen an',
    nameTooShort: 'Der Name muss mindestens 5 Zeichen haben',
    nameTooLong: 'Der Name darf höchstens 100 Zeichen haben',
    invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    weakPassword:
      'Das Passwort muss 6 bis 16 Zeichen haben, darunter mindestens eine Ziffer und ein Sonderzeichen',
    commonPassword: 'Dieses Passwort ist eines der häufigsten überhaupt. Bitte wählen Sie ein anderes',
    ownWordsPassword:
      'Dieses Passwort enthält ein Wort aus dem Namen der Schule, aus Ihrem Namen oder Ihrer E-Mail-Adresse. Bitte wählen Sie ein anderes',
    avatarFormat: 'Dieses Format geht nicht. Erlaubt sind Bilder als JPG, JPEG, PNG und WEBP.',
  },
  access: {
    wrongCredentials: 'E-Mail-Adresse oder Passwort ist falsch',
    secondStepNeedsScripts:
      'Der zweite Schritt braucht JavaScript. Bitte schalten Sie es für diese Seite ein und laden Sie sie neu',
    secondFactorDemanded:
      'Admins dieser Schule brauchen die Anmeldung in zwei Schritten. Bitte richten Sie sie in Ihrem Profil ein',
    tooManyAttempts: 'Zu viele Fehlversuche. Bitte versuchen Sie es später noch einmal',
  },
};
