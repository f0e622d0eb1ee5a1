import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  ADMIN: {
    subject: 'Sie sind jetzt Admin',
    preheader: 'Sie leiten die Schule von jetzt an zusammen mit den anderen Admins.',
    paragraph:
      'Ein Admin hat auch Sie dazu gemacht: Von jetzt an sehen Sie alle Menschen und Zahlungen der Schule und dürfen ihre Kurse ändern. Sitzungen von Admins enden nach zwölf Stunden ohne Nutzung.',
  },
  USER: {
    subject: 'Sie sind nicht mehr Admin',
    preheader: 'Ihr Konto bleibt sonst, wie es ist.',
    paragraph:
      'Ein Admin hat Ihre Mitarbeit an der Leitung der Schule beendet. Ihr Konto bleibt sonst, wie es ist.',
  },
  unexpected: 'Wenn Sie das nicht erwartet haben, fragen Sie bitte die Leitung der Schule.',
  reason: 'Sie erhalten diese E-Mail, weil die Rolle des Kontos mit dieser Adresse geändert wurde.',
  sessionsEnded: {
    subject: 'Sie sind überall abgemeldet',
    preheader: 'Ein Admin hat Ihr Konto auf allen Geräten abgemeldet.',
    paragraph:
      'Ein Admin der Schule hat Ihr Konto auf allen Geräten abgemeldet und Ihre API-Tokens beendet. Melden Sie sich wieder an, um weiterzumachen.',
    password: 'Wenn eine andere Person Ihr Passwort kennen könnte, wählen Sie ein neues.',
    action: 'Neues Passwort wählen',
  },
  newAdmin: {
    subject: 'Es gibt einen neuen Admin',
    preheader: 'Wenn Sie das nicht erwartet haben, sehen Sie es sich jetzt an.',
    byYou: 'Sie haben {name} ({email}) eben zum Admin gemacht.',
    by: '{by} hat {name} ({email}) eben zum Admin gemacht.',
    notYou:
      'Wenn Sie das nicht waren, hat jemand anderes Ihr Passwort: Nehmen Sie der Person die Rolle wieder, und ändern Sie jetzt Ihr Passwort.',
    unexpected:
      'Wenn Sie das nicht erwartet haben, fragen Sie nach, und nehmen Sie der Person die Rolle wieder.',
    action: 'Den neuen Admin ansehen',
    reason: 'Sie erhalten diese E-Mail, weil Sie Admin der Schule sind.',
  },
};
