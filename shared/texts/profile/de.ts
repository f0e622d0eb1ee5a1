import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Profil',
  person: {
    roles: { USER: 'Mitglied', ADMIN: 'Admin' },
    edit: 'Profil bearbeiten',
    followLink: 'Öffnen Sie den Link, den wir an {email} geschickt haben. Bis dahin ist nichts gesperrt.',
  },
  edit: {
    title: 'Profil bearbeiten',
    picture: 'Das ist zurzeit Ihr Bild. Wählen Sie ein anderes, oder behalten Sie es.',
    labels: { avatar: 'Neues Bild', fullName: 'Vor- und Nachname' },
    keepPicture: 'Bisheriges Bild behalten',
    yourPicture: 'Ihr Bild',
    save: 'Profil speichern',
  },
  subscription: {
    title: 'Abonnement',
    admin: 'Als Admin sehen Sie alle Kurse auch ohne Abo.',
    ways: {
      subscribe: 'Abonnieren',
      goOn: 'Bezahlung fortsetzen',
      confirm: 'Zur Kasse',
      contact: 'Schreiben Sie uns',
    },
    cancel: 'Abo kündigen',
    confirmCancel: 'Abo kündigen',
    keep: 'Behalten',
  },
  payments: {
    title: 'Zahlungen',
    none: 'Noch keine. Hier werden alle Zahlungen mit ihren Belegen stehen.',
    caption: 'Zahlungen, neueste zuerst',
    state: 'Status',
  },
  player: {
    title: 'So sehen Sie Lektionen',
    intro:
      'Das gilt mit Ihrem Konto auf allen Geräten. Ohne Tasten für Buchstaben, Ziffern und Zeichen führt auch / nicht zur Suche.',
  },
  sessions: {
    title: 'Ihre Geräte',
    intro:
      'Hier sind Sie angemeldet. Melden Sie ab, was Sie nicht kennen oder nicht mehr benutzen, und ändern Sie Ihr Passwort, wenn Sie es nicht waren.',
    caption: 'Ihre Geräte, neueste Anmeldung zuerst',
    columns: {
      device: 'Gerät',
      address: 'Netzwerkadresse',
      loggedIn: 'Angemeldet',
      lastUsed: 'Zuletzt benutzt',
      actions: 'Aktionen',
    },
    unknown: 'Unbekannt',
    current: 'Dieses Gerät',
    logOut: 'Abmelden',
    logOutOne: '{device} abmelden',
  },
  tokens: {
    title: 'API-Token',
    intro:
      'Für Ihre eigenen Programme, die in Ihrem Namen handeln. Halten Sie ein Token so geheim wie Ihr Passwort, und widerrufen Sie es, wenn Sie es nicht mehr brauchen. Wie man es benutzt, steht auf der Seite für <developers>Entwickler</developers>.',
    none: 'Sie haben keine Token.',
    labels: {
      name: 'Name des Tokens',
      scopes: 'Berechtigungen',
      expiresInDays: 'Läuft ab',
      currentPassword: 'Ihr Passwort',
    },
    nameHelp: 'Wo Sie es verwenden werden',
    scopes: { READ: 'Lesen', WRITE: 'Lesen und schreiben' },
    areas: {
      COURSES: 'Kurse und Lektionen',
      MEMBERS: 'Mitglieder',
      PAYMENTS: 'Zahlungen',
      SCHOOL: 'Einstellungen und Nachrichten der Schule',
      ACCOUNT: 'Ihr Konto und Ihr Fortschritt',
    },
    scope: '{area}: {access}',
    expiresIn: {
      week: 'In 7 Tagen',
      month: 'In 30 Tagen',
      quarter: 'In 90 Tagen',
      year: 'In einem Jahr',
      never: 'Ohne Ablauf',
    },
    never:
      'Kein Token kann Rollen, E-Mail-Adressen, Passwörter, zweite Faktoren, Sitzungen oder Token ändern.',
    noExpiry: 'Ohne Ablauf',
    noExpiryHint: 'Ersetzen Sie es möglichst durch ein Token, das abläuft.',
    expired: 'Abgelaufen am {day}',
    usedFrom: 'von {address}',
    create: 'Token erstellen',
    created: 'Ihr Token „<name>{name}</name>“',
    copyNow: 'Kopieren Sie es jetzt: Es wird nur dieses eine Mal angezeigt.',
    token: 'Token',
    copy: 'Token kopieren',
    done: 'Fertig',
    caption: 'API-Token, neueste zuerst',
    columns: {
      name: 'Name',
      scope: 'Zugriff',
      created: 'Erstellt',
      expires: 'Läuft ab',
      lastUsed: 'Zuletzt benutzt',
      actions: 'Aktionen',
    },
    neverUsed: 'Nie',
    revoke: 'Widerrufen',
    revokeOne: '{name} widerrufen',
    revokeTitle: 'Token „{name}“ widerrufen?',
    revokeDescription:
      'Programme, die es benutzen, werden ab sofort abgewiesen. Das lässt sich nicht rückgängig machen; Sie müssten ein neues Token erstellen.',
    confirmRevoke: 'Token widerrufen',
  },
  data: {
    title: 'Ihre Daten',
    intro:
      'Laden Sie eine Kopie dessen herunter, was diese Schule über Sie gespeichert hat, oder löschen Sie Ihr Konto endgültig. Die Schule behält ihre Zahlungen, ohne Ihren Namen.',
    download: 'Meine Daten herunterladen',
    deleteAccount: 'Konto löschen',
  },
  deletion: {
    title: 'Konto endgültig löschen?',
    description: 'Sofort und unwiederbringlich gelöscht werden: {losses}.',
    labels: { currentPassword: 'Ihr Passwort' },
    keep: 'Behalten',
    confirm: 'Endgültig löschen',
  },
};
