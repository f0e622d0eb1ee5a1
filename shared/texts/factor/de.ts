import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    load: 'Ihre Anmeldung in zwei Schritten konnte nicht geladen werden',
    setUp: 'Die Anmeldung in zwei Schritten konnte nicht eingerichtet werden',
    remove: 'Die Anmeldung in zwei Schritten konnte nicht ausgeschaltet werden',
    recoveryCodes: 'Es konnten keine neuen Wiederherstellungscodes erstellt werden',
    addPasskey: 'Der Passkey konnte nicht hinzugefügt werden',
    changePasskey: 'Der Passkey konnte nicht geändert werden',
    removeForMember: 'Der zweite Schritt konnte nicht entfernt werden',
  },
  loading: {
    confirm: 'Code wird geprüft',
    remove: 'Wird ausgeschaltet',
    recoveryCodes: 'Neue Wiederherstellungscodes werden erstellt',
    addPasskey: 'Passkey wird hinzugefügt',
    renamePasskey: 'Passkey wird umbenannt',
    removePasskey: 'Passkey wird entfernt',
    removeForMember: 'Zweiter Schritt wird entfernt',
  },
  success: {
    confirm: 'Die Anmeldung in zwei Schritten ist eingeschaltet',
    remove: 'Nach der Authenticator-App wird nicht mehr gefragt',
    recoveryCodes: 'Neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr',
    addPasskey: 'Passkey hinzugefügt',
    renamePasskey: 'Passkey umbenannt',
    removePasskey: 'Passkey entfernt',
    removeForMember: 'Der zweite Schritt ist entfernt',
  },
  validation: {
    code: 'Bitte geben Sie die 6 Ziffern ein, die Ihre Authenticator-App anzeigt',
    recoveryCode: 'Bitte geben Sie einen Ihrer Wiederherstellungscodes ein',
    wrongCode: 'Dieser Code ist falsch oder wurde schon benutzt. Bitte warten Sie auf den nächsten',
    wrongRecoveryCode: 'Dieser Wiederherstellungscode ist falsch oder wurde schon benutzt',
    passkeyName: 'Bitte geben Sie dem Passkey einen Namen',
    wrongPasskey: 'Dieser Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal',
  },
  conflict: {
    alreadyOn: 'Ihre Authenticator-App ist schon eingerichtet',
    notStarted: 'Bitte beginnen Sie die Einrichtung noch einmal',
    tooManyPasskeys: 'Sie haben so viele Passkeys, wie ein Konto haben kann',
    off: 'Die Anmeldung in zwei Schritten ist ausgeschaltet',
    adminsFactor: 'Den zweiten Schritt eines Admins entfernt, wer den Server betreibt',
  },
  notFound: {
    passkey: 'Diesen Passkey gibt es nicht',
  },
  proof: {
    codeLabels: { code: 'Code Ihrer Authenticator-App' },
    codeHelp: '6 Ziffern, jede halbe Minute neue',
    recoveryLabels: { recoveryCode: 'Wiederherstellungscode' },
    recoveryHelp:
      'Einer von denen, die Sie beim Einrichten der Anmeldung in zwei Schritten aufbewahrt haben. Er gilt einmal.',
    hasNoDevice: 'Haben Sie Ihr Gerät nicht zur Hand?',
    useRecoveryCode: 'Wiederherstellungscode verwenden',
    hasDevice: 'Haben Sie Ihr Gerät doch?',
    withoutRecoveryCode: 'Ohne Wiederherstellungscode weiter',
  },
  card: {
    title: 'Anmeldung in zwei Schritten',
    intro:
      'Ein Passkey oder eine App auf Ihrem Telefon zeigt, dass Sie es sind. Wer nur Ihr Passwort erfährt, kann sich damit allein nicht anmelden.',
  },
  app: {
    title: 'Authenticator-App',
    setUp: 'Authenticator-App einrichten',
    since: 'Eingerichtet am <time>{date}</time>',
    remove: 'App entfernen',
    removeTitle: 'Authenticator-App entfernen?',
    removeDescription:
      'Nach ihren Codes wird nicht mehr gefragt. Ohne Passkey öffnet dann Ihr Passwort allein Ihr Konto.',
    qrCode: 'QR-Code für Ihre Authenticator-App',
    scan: 'Scannen Sie den Code mit einer Authenticator-App auf Ihrem Telefon, oder geben Sie diesen Schlüssel in die App ein:',
    labels: { code: 'Code der App' },
    codeHelp: 'Die 6 Ziffern, die die App jetzt anzeigt',
    switchOn: 'Einschalten',
  },
  passkeys: {
    title: 'Passkeys',
    intro:
      'Ihr Fingerabdruck, Ihr Gesicht oder die PIN eines Geräts öffnet Ihr Konto, ohne ein Passwort, das man eintippen oder verlieren kann.',
    addOne: 'Passkey hinzufügen',
    add: 'Passkey hinzufügen',
    rename: 'Passkey umbenennen',
    labels: { name: 'Name des Passkeys' },
    nameHelp: 'Zum Beispiel das Gerät, auf dem er liegt',
    caption: 'Passkeys, älteste zuerst',
    columns: { name: 'Name', added: 'Hinzugefügt', lastUsed: 'Zuletzt benutzt', actions: 'Aktionen' },
    never: 'Nie',
    renameRow: 'Umbenennen',
    renameOne: '{name} umbenennen',
    removeRow: 'Entfernen',
    removeOne: '{name} entfernen',
    removeTitle: 'Passkey „{name}“ entfernen?',
    removeDescription:
      'Er öffnet Ihr Konto nicht mehr. Löschen Sie ihn auch auf dem Gerät, auf dem er liegt.',
    remove: 'Passkey entfernen',
  },
  codes: {
    title: 'Wiederherstellungscodes',
    left: '{count, plural, =0 {Sie haben keine Wiederherstellungscodes mehr: Erstellen Sie jetzt neue.} one {Sie haben noch # Wiederherstellungscode für den Tag, an dem Ihr Gerät verloren geht.} other {Sie haben noch # Wiederherstellungscodes für den Tag, an dem Ihr Gerät verloren geht.}}',
    renew: 'Neue Wiederherstellungscodes',
    renewTitle: 'Neue Wiederherstellungscodes erstellen?',
    renewDescription: 'Die Codes, die Sie haben, gelten dann nicht mehr.',
    confirmRenew: 'Neue Codes erstellen',
    yours: 'Ihre Wiederherstellungscodes',
    yoursIntro:
      'Jeder öffnet Ihr Konto einmal, wenn Ihr Telefon verloren ist. Bewahren Sie sie auf, wo nur Sie sie finden: Sie werden nur dieses eine Mal angezeigt.',
    download: 'Codes herunterladen',
    copy: 'Codes kopieren',
    done: 'Fertig',
  },
  ofMember: {
    intro:
      'Wer Telefon und Wiederherstellungscodes verloren hat, kann sich nicht anmelden. Vergewissern Sie sich, dass wirklich diese Person Sie darum bittet.',
    remove: 'Zweiten Schritt entfernen',
    removeTitle: 'Zweiten Schritt von {name} entfernen?',
    removeDescription:
      'Dann öffnet das Passwort allein das Konto. Das Mitglied erfährt es per E-Mail, und es wird protokolliert.',
  },
};
