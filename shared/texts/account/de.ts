import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    changeEmail: 'Die E-Mail-Adresse konnte nicht geändert werden',
    keepAvatar: 'Ihr Bild konnte nicht geladen werden. Bitte wählen Sie es noch einmal',
    updateProfile: 'Das Profil konnte nicht gespeichert werden',
    changePassword: 'Das Passwort konnte nicht geändert werden',
    resetPassword: 'Das Passwort konnte nicht zurückgesetzt werden',
    requestPasswordReset: 'Die E-Mail konnte nicht gesendet werden',
    verifyEmail: 'Die E-Mail-Adresse konnte nicht bestätigt werden',
    deleteAccount: 'Das Konto konnte nicht gelöscht werden',
    confirmIdentity: 'Es konnte nicht bestätigt werden, dass Sie es sind',
    exportData: 'Ihre Daten konnten nicht zusammengestellt werden',
    createToken: 'Das Token konnte nicht erstellt werden',
    revokeToken: 'Das Token konnte nicht widerrufen werden',
    loadTokens: 'Die Token konnten nicht geladen werden',
    loadSessions: 'Ihre Geräte konnten nicht geladen werden',
    endSession: 'Das Gerät konnte nicht abgemeldet werden',
    endOtherSessions: 'Ihre anderen Geräte konnten nicht abgemeldet werden',
    tellNewDevices: 'Die Einstellung konnte nicht gespeichert werden',
  },
  loading: {
    changeEmail: 'E-Mails werden gesendet',
    confirmEmail: 'Neue E-Mail-Adresse wird bestätigt',
    updateProfile: 'Ihr Profil wird gespeichert',
    changePassword: 'Ihr Passwort wird geändert',
    resetPassword: 'Ihr neues Passwort wird gesetzt',
    requestPasswordReset: 'E-Mail wird gesendet',
    deleteAccount: 'Ihr Konto wird gelöscht',
    exportData: 'Ihre Daten werden zusammengestellt',
    createToken: 'Token wird erstellt',
    revokeToken: 'Token wird widerrufen',
    endSession: 'Gerät wird abgemeldet',
    endOtherSessions: 'Ihre anderen Geräte werden abgemeldet',
    tellNewDevices: 'Einstellung wird gespeichert',
  },
  success: {
    changeEmail: 'Zwei E-Mails sind unterwegs',
    confirmEmail: 'Bestätigt',
    updateProfile: 'Profil gespeichert',
    changePassword: 'Passwort geändert. Ihre anderen Geräte sind abgemeldet',
    resetPassword: 'Passwort geändert. Sie sind angemeldet',
    requestPasswordReset: 'Wenn es zu dieser Adresse ein Konto gibt, ist eine E-Mail unterwegs',
    resendVerification: 'Eine E-Mail ist unterwegs',
    verifyEmail: 'Ihre E-Mail-Adresse ist bestätigt',
    deleteAccount: 'Ihr Konto ist gelöscht',
    exportData: 'Ihre Daten sind heruntergeladen',
    createToken: 'Token erstellt',
    revokeToken: 'Token widerrufen',
    endSession: 'Das Gerät ist abgemeldet',
    endOtherSessions: 'Ihre anderen Geräte sind abgemeldet',
    tellNewDevices: 'Einstellung gespeichert',
  },
  otherDevices: {
    logOut: 'Alle anderen Geräte abmelden',
    title: 'Alle anderen Geräte abmelden?',
    description: 'Dieses Gerät bleibt angemeldet. API-Tokens funktionieren, bis Sie sie widerrufen.',
    afterChange:
      'Ihre Anmeldung in zwei Schritten wurde geändert. Wenn Sie anderswo noch angemeldet sind, können Sie sich dort jetzt abmelden.',
    tellNew: 'Anmeldungen auf neuen Geräten per E-Mail melden',
  },
  session: {
    ended: 'Ihre Sitzung ist abgelaufen',
    logInAgain:
      'Melden Sie sich wieder an, dann geht es von selbst weiter. Was Sie eingegeben haben, ist noch da.',
    goOnWithout: 'Ohne Anmeldung weiter',
  },
  loss: {
    name: 'Name',
    picture: 'Bild',
    tokens: 'API-Token',
    certificates: 'Zertifikate',
    secondFactors: 'zweite Faktoren',
    progress: 'Fortschritt',
  },
  identity: {
    title: 'Sind Sie es?',
    description:
      'Ihre Anmeldung ist eine Weile her. Zeigen Sie noch einmal, dass Sie es sind, dann geht es von selbst weiter.',
    labels: { currentPassword: 'Ihr Passwort' },
    useCode: 'Code Ihrer Authenticator-App verwenden',
    usePassword: 'Passwort verwenden',
    confirm: 'Ich bin es',
  },
  signup: {
    title: 'Registrieren',
    labels: { avatar: 'Bild', email: 'E-Mail', password: 'Passwort', fullName: 'Vor- und Nachname' },
    submit: 'Konto anlegen',
    hasAccount: 'Schon ein Konto? <login>Anmelden</login>',
  },
  help: {
    avatar: 'JPG, JPEG, PNG oder WEBP, bis 10 MB. Es wird quadratisch zugeschnitten.',
    fullName: 'So, wie andere ihn sehen sollen, mindestens 5 Zeichen',
  },
  passwordHints: {
    length: '{min} bis {max} Zeichen',
    number: 'Eine Ziffer',
    special: 'Ein Sonderzeichen, etwa # oder !',
    met: '{hint}<done>, erledigt</done>',
  },
  setup: {
    title: 'Ihre Schule',
    incomplete:
      'Dieser Link ist nicht vollständig. Bitte kopieren Sie ihn ganz aus dem, was die Schule bei ihrem Start gemeldet hat, oder fordern Sie ihn mit <code>npm run create-admin</code> an.',
    intro:
      'Legen Sie das erste Konto dieser Schule an: Es ist das des Admins. Name und Aussehen der Schule kommen danach.',
  },
  changeEmail: {
    title: 'E-Mail-Adresse ändern',
    intro:
      'Mit ihr melden Sie sich an, und dorthin gehen unsere E-Mails. Zurzeit ist es {email}. Wenn Sie dort keine E-Mails mehr lesen können, bitten Sie die Schule um die Änderung.',
    labels: { email: 'Neue E-Mail-Adresse', currentPassword: 'Ihr Passwort' },
    submit: 'Beide E-Mails senden',
    sent: 'Sehen Sie in beiden Postfächern nach',
    sentTo:
      'Ein Link ist unterwegs an {old} und einer an {new}. Sobald beide geöffnet wurden, gilt {new} für Ihr Konto. Sie gelten 24 Stunden.',
  },
  confirmEmail: {
    title: 'Neue E-Mail-Adresse bestätigen',
    intro: 'Sobald beide Adressen bestätigt haben, gilt die neue für Ihr Konto.',
    confirm: 'Neue Adresse bestätigen',
    changed: 'Ihre E-Mail-Adresse ist geändert',
    changedTo: 'Ab jetzt melden Sie sich mit {email} an.',
    oneMore: 'Eine fehlt noch',
    oneMoreHow:
      'Diese Adresse hat bestätigt. Bitte öffnen Sie auch den Link, den wir an die andere geschickt haben.',
  },
  changePassword: {
    title: 'Passwort ändern',
    intro: 'Ihre anderen Geräte werden dabei abgemeldet; dieses bleibt angemeldet.',
    labels: {
      currentPassword: 'Aktuelles Passwort',
      newPassword: 'Neues Passwort',
      repeat: 'Neues Passwort wiederholen',
    },
    revokeApiTokens: 'Auch alle meine API-Token widerrufen',
    submit: 'Passwort ändern',
  },
  forgotPassword: {
    title: 'Passwort vergessen?',
    intro:
      'Nennen Sie uns die E-Mail-Adresse Ihres Kontos, und wir senden Ihnen einen Link für ein neues Passwort.',
    labels: { email: 'E-Mail' },
    submit: 'Link senden',
    remembered: 'Doch wieder eingefallen? <login>Anmelden</login>',
    sent: 'Sehen Sie in Ihrem Postfach nach',
    sentTo:
      'Wenn es zu {email} ein Konto gibt, ist ein Link dorthin unterwegs. Er gilt einmal, eine Stunde lang. Nach ein paar Minuten noch nichts da? Sehen Sie auch im Spam-Ordner nach.',
    backToLogin: 'Zurück zur Anmeldung',
    sendAgain: 'Noch einmal senden',
  },
  resetPassword: {
    title: 'Neues Passwort wählen',
    intro: 'Damit werden Sie hier angemeldet und auf allen anderen Geräten abgemeldet. Ihre API-Token enden.',
    labels: { password: 'Neues Passwort', repeat: 'Neues Passwort wiederholen' },
    submit: 'Neues Passwort setzen',
    incomplete:
      'Dieser Link ist nicht vollständig. Öffnen Sie ihn noch einmal aus der E-Mail, oder fordern Sie einen neuen an.',
    askForNewLink: 'Neuen Link anfordern',
  },
  verifyEmail: {
    confirmTitle: 'E-Mail-Adresse bestätigen',
    confirmIntro: 'Damit bestätigen Sie, dass unsere E-Mails Sie unter dieser Adresse erreichen.',
    confirm: 'Meine E-Mail-Adresse bestätigen',
    title: {
      working: 'Ihre E-Mail-Adresse wird bestätigt …',
      done: 'Ihre E-Mail-Adresse ist bestätigt',
      failed: 'Ihre E-Mail-Adresse ist nicht bestätigt',
    },
    working: 'Das dauert einen Moment.',
    done: 'Vielen Dank. Jetzt wissen wir, dass unsere E-Mails Sie erreichen; mehr ist nicht zu tun.',
    incomplete:
      'Dieser Link ist nicht vollständig. Öffnen Sie ihn noch einmal aus der E-Mail, oder lassen Sie sich eine neue senden.',
    newMail: 'Eine neue E-Mail geht an {email}. Bis dahin ist nichts gesperrt: Sie können weiterlernen.',
    logIn:
      'Melden Sie sich an: In Ihrem Profil können Sie eine neue E-Mail anfordern. Wenn Sie den Link schon einmal geöffnet haben, ist nichts zu tun.',
    sendAgain: 'E-Mail noch einmal senden',
  },
  deadLink: 'Dieser Link führt nirgendwohin',
  to: {
    profile: 'Zu Ihrem Profil',
    backToProfile: 'Zurück zum Profil',
    changeEmail: 'E-Mail-Adresse ändern',
    changePassword: 'Passwort ändern',
    courses: 'Kurse entdecken',
    login: 'Anmelden',
  },
};
