import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  sections: {
    all: 'Einstellungen',
    school: 'Schule',
    pictures: 'Bilder',
    offer: 'Angebot',
    about: 'Seite „Über uns“',
    legal: 'Rechtliches',
    mentors: 'Mentoren',
  },
  labels: {
    name: 'Name',
    language: 'Sprache',
    accent: 'Farbe',
    contact: 'Kontaktadresse',
    headline: 'Überschrift',
    intro: 'Text darunter',
    about: 'Text der Seite',
    imprint: 'Impressum',
    privacy: 'Datenschutzerklärung',
    terms: 'Nutzungsbedingungen',
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    twitter: 'X (Twitter)',
    youtube: 'YouTube',
    price: 'Preis für ein Jahr',
    currency: 'Währung',
    refundDays: 'Tage für die Erstattung',
    graceDays: 'Tage Kulanzfrist',
    trialDays: 'Kostenlose Tage zu Beginn',
  },
  form: {
    school: 'Schule',
    schoolIntro:
      'Der Name steht über jeder Seite, in Mails und auf Zertifikaten, und so nennen Suchmaschinen die Schule.',
    languageHelp: 'Für alle, die keine andere gewählt haben und deren Browser keine der unseren verlangt.',
    contactHelp:
      'Dorthin gehen Nachrichten aus dem Kontaktformular und Antworten auf Mails. Die Kontaktseite zeigt sie. Leer, wenn niemand eine Adresse sehen soll.',
    appearance: 'Aussehen',
    appearanceIntro: 'Schaltflächen, Links und Hervorhebungen haben eine gemeinsame Farbe.',
    home: 'Startseite',
    homeIntro: 'Was alle zuerst lesen.',
    social: 'Soziale Netzwerke',
    socialIntro:
      'Adressen Ihrer Schule bei diesen Netzwerken, mit https. Die Fußzeile jeder Seite verlinkt sie; leere entfallen.',
  },
  accent: {
    help: 'Zum Beispiel #1d4ed8. Daraus entstehen alle Abstufungen, hell und dunkel. Leer für die Farben des Produkts.',
    pick: 'Farbe auswählen',
    reset: 'Zurücksetzen',
    adjusted: {
      day: {
        lighter: 'Am Tag sind Schaltflächen heller als Ihre Farbe, damit man sie lesen kann.',
        darker: 'Am Tag sind Schaltflächen dunkler als Ihre Farbe, damit man sie lesen kann.',
      },
      night: {
        lighter: 'In der Nacht sind Schaltflächen heller als Ihre Farbe, damit man sie lesen kann.',
        darker: 'In der Nacht sind Schaltflächen dunkler als Ihre Farbe, damit man sie lesen kann.',
      },
    },
  },
  offer: {
    price: 'Preis',
    priceIntro:
      'Für alle, die von jetzt an ein Abo abschließen. Wer eines hat, behält den Preis und die Bedingungen, denen er zugestimmt hat.',
    currencyHelp: 'Dashboard und Statistik zählen die Zahlungen in jeder Währung für sich.',
    terms: 'Bedingungen',
    termsIntro: 'Für alle, die von jetzt an ein Abo abschließen.',
    refundHelp:
      'Wer innerhalb so vieler Tage nach einer Zahlung kündigt, bekommt alles zurück. 0 für keine Erstattung.',
    graceHelp:
      'So viele Tage bleiben die Lektionen offen, solange eine Verlängerung nicht bezahlt ist. Mit 0 schließen sie bei jeder Verlängerung für eine Stunde, bis Stripe die Karte belastet hat.',
    trialHelp:
      'Wer zum ersten Mal ein Abo abschließt, sieht so viele Tage vor der ersten Zahlung zu. Stripe verlangt trotzdem eine Karte. 0 für keine.',
  },
  preview: {
    label: 'Vorschau',
    button: 'Eine Schaltfläche',
    price: 'Ein Preis',
    highlight: 'Was einen zweiten Blick wert ist',
  },
  mentor: {
    intro: 'Die Seite „Über uns“ zeigt sie in dieser Reihenfolge. Ohne Mentoren entfällt der Abschnitt.',
    heading: 'Mentor {number}',
    moveUp: 'Mentor {number} nach oben schieben',
    moveDown: 'Mentor {number} nach unten schieben',
    remove: 'Mentor {number} entfernen',
    name: 'Name',
    subject: 'Fach',
    bio: 'In wenigen Worten',
    portrait: 'Porträt',
    newPortrait: 'Neues Porträt',
    portraitHelp: 'JPG, JPEG, PNG oder WEBP, bis 10 MB. Es wird quadratisch zugeschnitten.',
    add: 'Mentor hinzufügen',
    save: 'Mentoren speichern',
  },
  about: {
    intro: 'Wofür Ihre Schule da ist. Darunter folgen die Mentoren. Leer für den Text des Produkts.',
  },
  legal: {
    intro:
      'Die Fußzeile verlinkt die Seiten, die einen Text haben. Wer ein Konto anlegt oder kauft, erfährt, welcher Fassung der Bedingungen er zustimmt; jedes Speichern einer Seite ergibt eine neue.',
  },
  saveSettings: 'Einstellungen speichern',
  openPage: 'Seite öffnen',
  markdown:
    'Markdown: <code># Überschrift</code>, <code>**fett**</code>, <code>- Liste</code>, <code>[Text](https://…)</code>. HTML und Bilder werden nicht angezeigt.',
  picture: {
    logo: {
      title: 'Logo',
      intro: 'Im Kopf der Seiten, in Mails und auf Zertifikaten, anstelle unseres Zeichens und des Namens.',
      help: 'JPG, JPEG, PNG oder WEBP, bis 10 MB; es wird auf 640 mal 160 Pixel verkleinert.',
    },
    logoDark: {
      title: 'Logo für dunklen Grund',
      intro:
        'Nachts im Kopf der Seiten und auf Bildern geteilter Links. Ohne dieses steht auch dort das Logo.',
      help: 'JPG, JPEG, PNG oder WEBP, bis 10 MB; es wird auf 640 mal 160 Pixel verkleinert.',
    },
    icon: {
      title: 'Symbol',
      intro: 'In Tabs, Lesezeichen und auf Startbildschirmen.',
      help: 'JPG, JPEG, PNG oder WEBP, bis 10 MB; es wird quadratisch zugeschnitten, am besten 512 mal 512 Pixel.',
    },
    choose: 'Bild',
    chooseAnother: 'Anderes Bild',
    save: 'Bild speichern',
    useOwn: 'Das Bild des Produkts verwenden',
  },
  failure: {
    load: 'Die Einstellungen konnten nicht geladen werden',
    save: 'Die Einstellungen konnten nicht gespeichert werden',
  },
  loading: {
    save: 'Einstellungen werden gespeichert',
    savePicture: 'Bild wird gespeichert',
  },
  success: {
    save: 'Einstellungen gespeichert',
    saveMentors: 'Mentoren gespeichert',
    savePicture: 'Bild gespeichert',
    removePicture: 'Bild entfernt',
  },
  validation: {
    name: 'Eine Schule braucht einen Namen',
    accent: 'Eine Farbe schreibt man wie #1d4ed8',
    contact: 'Das ist keine E-Mail-Adresse',
    headline: 'Die Startseite braucht eine Überschrift',
    intro: 'Die Startseite braucht einen Text',
    mentorName: 'Ein Mentor braucht einen Namen',
    mentorBio: 'Ein Mentor braucht ein paar Worte über sich',
    mentors: 'Es ist Platz für {count} Mentoren',
    address: 'Das ist keine Adresse bei {network}. Sie beginnt mit https://',
  },
  conflict: {
    changed:
      'Jemand anderes hat die Einstellungen inzwischen geändert. Von Ihnen wurde noch nichts gespeichert',
  },
};
