import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  signedUp: 'Sie erhalten diese E-Mail, weil mit dieser Adresse bei {school} ein Konto angelegt wurde.',
  verify: 'E-Mail-Adresse bestätigen',
  welcome: {
    subject: 'Willkommen bei {school}',
    preheader: 'Ihr Konto ist bereit. Bitte bestätigen Sie uns, dass diese Adresse Ihnen gehört.',
    ready:
      'Ihr Konto ist bereit. Sehen Sie sich um und suchen Sie sich einen Kurs aus, der Ihnen Freude macht: Mit einem Jahresabonnement können Sie alle Lektionen aller Kurse ansehen, auch der neuen.',
    verify:
      'Bitte bestätigen Sie uns, dass diese Adresse Ihnen gehört. Es geht auch ohne, aber dann wissen wir nicht, ob unsere E-Mails Sie erreichen. Der Link gilt einmal, 7 Tage lang.',
  },
  verification: {
    preheader: 'Ein Klick, und wir wissen, dass unsere E-Mails Sie erreichen.',
    paragraph:
      'Bitte bestätigen Sie uns, dass diese Adresse Ihnen gehört. Der Link gilt einmal, 7 Tage lang.',
  },
  passwordReset: {
    subject: 'Wählen Sie ein neues Passwort',
    preheader: 'Der Link gilt einmal, eine Stunde lang.',
    asked:
      'Jemand, hoffentlich Sie, hat ein neues Passwort angefordert. Der Link gilt einmal, eine Stunde lang, und meldet Sie an.',
    notYou: 'Wenn Sie das nicht waren, ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    reason:
      'Sie erhalten diese E-Mail, weil jemand ein neues Passwort für das Konto mit dieser Adresse angefordert hat.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    preheader: 'Wenn Sie das nicht waren, wählen Sie jetzt ein neues.',
    changed: 'Das Passwort Ihres Kontos wurde eben geändert. Alle anderen Geräte sind abgemeldet.',
    changedWithTokens:
      'Das Passwort Ihres Kontos wurde eben geändert. Alle anderen Geräte sind abgemeldet, und alle API-Tokens sind ungültig.',
    notYou:
      'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, hat jemand anderes Zugang zu Ihrem Konto: Wählen Sie jetzt ein neues Passwort, das beendet diesen Zugang.',
    action: 'Das war ich nicht',
  },
  newDevice: {
    subject: 'Neue Anmeldung bei Ihrem Konto',
    preheader: 'Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort.',
    paragraph: 'Ein Gerät, das Ihr Konto nicht kannte, hat sich angemeldet.',
    notYou:
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, ändern Sie jetzt Ihr Passwort: Das meldet alle anderen Geräte ab.',
    device: 'Gerät',
    address: 'Netzwerkadresse',
    unknown: 'Unbekannt',
    time: 'Zeitpunkt',
    reason:
      'Sie erhalten diese E-Mail, weil Ihr Konto Anmeldungen auf neuen Geräten meldet. In Ihrem Profil können Sie das ausschalten.',
  },
  apiToken: {
    subject: 'Ein neues API-Token',
    preheader: 'Programme können damit in Ihrem Namen handeln.',
    made: {
      READ: 'Für Ihr Konto wurde eben ein API-Token erstellt. Programme, die es haben, dürfen in Ihrem Namen lesen.',
      WRITE:
        'Für Ihr Konto wurde eben ein API-Token erstellt. Programme, die es haben, dürfen in Ihrem Namen lesen und schreiben.',
    },
    expiresOn: 'Es läuft am {day} ab.',
    doesNotExpire: 'Es läuft nicht ab.',
    notYou:
      'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, widerrufen Sie es in Ihrem Profil und ändern Sie Ihr Passwort.',
    action: 'Ihre API-Tokens ansehen',
  },
  apiTokenExpires: {
    subject: 'Ein API-Token läuft bald ab',
    preheader: 'Programme, die es benutzen, werden danach abgewiesen.',
    paragraph:
      'Das API-Token, das Sie am {created} erstellt haben, läuft am {day} ab. Programme, die es benutzen, werden danach abgewiesen.',
    replace:
      'Wenn Sie es noch brauchen, erstellen Sie in Ihrem Profil ein neues Token und geben Sie es Ihren Programmen.',
  },
  confirmEmailChange: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    preheader: 'Sie gilt, sobald beide Adressen sie bestätigt haben.',
    paragraph:
      'Ihr Konto soll die Adresse {email} erhalten. Bitte bestätigen Sie das hier und über die E-Mail an die andere Adresse. Der Link gilt 24 Stunden.',
    notYouAtCurrent:
      'Wenn Sie das nicht waren, folgen Sie dem Link nicht und ändern Sie Ihr Passwort: Jemand kennt es.',
    notYouAtNew: 'Wenn Sie das nicht waren, ist nichts zu tun.',
    action: 'Neue Adresse bestätigen',
    reason: 'Sie erhalten diese E-Mail, weil jemand für ein Konto eine andere Adresse angefordert hat.',
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    preheader: 'Wenn Sie das nicht erwartet haben, schreiben Sie jetzt der Schule.',
    paragraph:
      'Ihr Konto hat jetzt die Adresse {email}: Damit melden Sie sich an, und dorthin gehen unsere E-Mails.',
    action: 'Der Schule schreiben',
    reason: 'Sie erhalten diese E-Mail, weil Ihr Konto diese Adresse hatte.',
  },
};
