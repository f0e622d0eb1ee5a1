import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  notYou:
    'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, ist jemand anderes in Ihrem Konto: Ändern Sie Ihr Passwort und sehen Sie jetzt in Ihrem Profil nach.',
  unexpected:
    'Wenn Sie nicht darum gebeten haben, ändern Sie Ihr Passwort und schreiben Sie jetzt der Schule.',
  ON: {
    subject: 'Die Anmeldung in zwei Schritten ist eingeschaltet',
    preheader: 'Ihr Passwort allein öffnet Ihr Konto nicht mehr.',
    paragraph:
      'Von jetzt an verlangt Ihr Konto nach dem Passwort einen zweiten Schritt. Bewahren Sie Ihre Wiederherstellungscodes dort auf, wo Sie sie auch ohne Ihr Telefon finden.',
  },
  APP_REMOVED: {
    subject: 'Ihre Authenticator-App wurde entfernt',
    preheader: 'Ihre Codes werden nicht mehr verlangt.',
    paragraph: 'Ihr Konto verlangt die Codes Ihrer Authenticator-App nicht mehr.',
  },
  PASSKEY_ADDED: {
    subject: 'Ein Passkey wurde hinzugefügt',
    preheader: 'Er öffnet Ihr Konto ohne das Passwort.',
    paragraph: 'Ihrem Konto wurde eben ein Passkey hinzugefügt. Er öffnet Ihr Konto, ohne das Passwort.',
  },
  PASSKEY_REMOVED: {
    subject: 'Ein Passkey wurde entfernt',
    preheader: 'Er öffnet Ihr Konto nicht mehr.',
    paragraph: 'Ein Passkey Ihres Kontos wurde eben entfernt. Er öffnet Ihr Konto nicht mehr.',
  },
  CODES_RENEWED: {
    subject: 'Sie haben neue Wiederherstellungscodes',
    preheader: 'Die alten gelten nicht mehr.',
    paragraph:
      'Für Ihr Konto wurden eben neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
  },
  CODE_USED: {
    subject: 'Ein Wiederherstellungscode wurde benutzt',
    preheader: 'Sie haben noch {codesLeft}.',
    paragraph:
      'Einer Ihrer Wiederherstellungscodes wurde eben benutzt. Sie haben noch {codesLeft}; neue erstellen Sie in Ihrem Profil.',
  },
  REMOVED_BY_ADMIN: {
    subject: 'Ihr zweiter Schritt wurde entfernt',
    preheader: 'Ihr Passwort allein öffnet Ihr Konto wieder.',
    paragraph:
      'Die Leitung der Schule hat den zweiten Schritt Ihres Kontos entfernt, wie für Menschen, die ihn verloren haben: Ihr Passwort allein öffnet es wieder. Bitte richten Sie ihn in Ihrem Profil neu ein.',
  },
};
