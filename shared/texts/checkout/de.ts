import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Abonnement',
  goesOnTo: 'Nach der Zahlung geht es weiter mit <title>{title}</title>.',
  included: {
    all: 'Alle Kurse, auch die neuen',
    allToCome:
      'Alle Kurse, jeder ab dem Tag, an dem er erscheint: Die ersten sind in Vorbereitung, und noch gibt es nichts zu sehen',
    term: 'Gültig für {years, plural, one {# Jahr} other {# Jahre}} ab dem Tag der Zahlung',
    firstPayment:
      'Wenn Sie heute beginnen, bezahlen Sie zum ersten Mal am {date}: {price}, und dann jedes Jahr. Wir erinnern Sie per E-Mail, und Sie können vorher kündigen',
    renewal:
      'Wenn Sie heute bezahlen, verlängert es sich am {date} für {price}. Wir erinnern Sie per E-Mail, und Sie können vorher kündigen',
  },
  trial: {
    title: '{days, plural, one {# Tag} other {# Tage}} kostenlos',
    terms:
      'Die erste Zahlung von {price} wird nach {days, plural, one {# Tag} other {# Tagen}} fällig. Kündigen Sie vorher, wird nichts abgebucht.',
  },
  grace: {
    title: 'Kulanzfrist',
    terms:
      'Wenn eine Verlängerung nicht bezahlt werden kann, bleiben die Lektionen {days, plural, one {# Tag} other {# Tage}} offen, damit Sie Ihre Karte aktualisieren können.',
  },
  buy: 'Jetzt kaufen',
  goOn: 'Zahlung fortsetzen',
  granted: 'Die Schule hat Ihnen Zugang bis {date} gewährt. Sie können trotzdem ein Abo abschließen.',
  active: {
    title: 'Ihr Abo ist aktiv',
    meaning: 'Ihnen stehen schon alle Kurse offen. Sie müssen nichts bezahlen.',
    beingRenewed: 'Die Zahlung Ihrer Verlängerung läuft.',
    ends: 'Es endet am {date}. In Ihrem Profil können Sie es weiterlaufen lassen.',
    renews: 'Es verlängert sich am {date}.',
  },
  unpaid: {
    title: 'Ihre Verlängerung ist noch nicht bezahlt',
    meaning:
      'Sie haben schon ein Abo und müssen nichts neu kaufen: Nur seine Verlängerung konnte nicht bezahlt werden. Aktualisieren Sie Ihre Karte, dann läuft es von selbst weiter.',
    openUntil: 'Die Lektionen bleiben offen bis {date}.',
    locked: 'Die Lektionen sind gesperrt, bis die Verlängerung bezahlt ist.',
  },
  underWay: {
    title: 'Ihre Zahlung ist unterwegs',
    meaning:
      'Sie haben bezahlt, und Ihre Bank hat es noch nicht bestätigt. Das kann einige Tage dauern. Bitte bezahlen Sie nicht noch einmal.',
    next: 'Wir schreiben Ihnen, wie es ausgeht. Auch Ihr Profil zeigt es, und alle Kurse öffnen sich von selbst.',
  },
  courses: 'Kurse entdecken',
  profile: 'Ihr Profil',
  failed: {
    title: 'Zahlung fehlgeschlagen',
    titleOfPaid: 'Ihre Zahlung',
    text: 'Es wurde nichts abgebucht und kein Abo begonnen. Sie können es mit dieser oder einer anderen Karte noch einmal versuchen.',
  },
  tryAgain: 'Noch einmal versuchen',
  backToCourses: 'Zurück zu den Kursen',
  confirmation: {
    confirming: 'Ihre Zahlung wird bestätigt …',
    atBank: 'Ihre Bank ist am Zug',
    active: 'Zahlung erfolgreich',
    declined: 'Ihre Zahlung wurde abgelehnt',
    expired: 'Ihre Zahlung ist verfallen',
    over: 'Ihre Zahlung ist abgeschlossen',
    failed: 'Ihre Zahlung ist nicht bestätigt',
  },
  confirming: 'Das dauert einen Moment. Bitte lassen Sie diese Seite geöffnet.',
  notFinished: 'Wenn Sie mit dem Bezahlen noch nicht fertig sind, <link>setzen Sie Ihre Zahlung fort</link>.',
  checkAgain: 'Noch einmal prüfen',
  atBank: {
    waiting: 'Sie haben bezahlt, und Ihre Bank hat es noch nicht bestätigt. Das kann einige Tage dauern.',
    leave:
      'Sie müssen hier nicht warten. Wir schreiben Ihnen, wie es ausgeht, und auch Ihr Profil zeigt es. Bitte bezahlen Sie nicht noch einmal.',
    profile: 'Zum Profil',
  },
  unreachable: {
    waiting:
      'Der Zahlungsanbieter ist gerade nicht erreichbar, deshalb lässt sich Ihre Zahlung noch nicht sehen. Wenn Sie bezahlt haben, ist nichts verloren.',
    leave:
      'Diese Seite fragt weiter nach, in größeren Abständen. Sie können sie auch verlassen: Ihr Abo beginnt von selbst, und den Beleg erhalten Sie per E-Mail.',
    lookAgain: 'Noch einmal nachsehen',
  },
  paid: {
    open: 'Ihr Abo ist aktiv. Ihnen stehen jetzt alle Kurse offen.',
    receipt: 'Ihren Beleg finden Sie in Ihren E-Mails und in Ihrem Profil.',
    goOn: 'Weiter, wo Sie waren',
    home: 'Zum Dashboard',
  },
  declined:
    'Ihre Bank hat die Zahlung letztlich abgelehnt. Es wurde nichts abgebucht und kein Abo begonnen. Sie können es mit dieser oder einer anderen Karte noch einmal versuchen.',
  expired:
    'Sie wurde nicht rechtzeitig abgeschlossen und deshalb beendet. Es wurde nichts abgebucht. Sie können eine neue beginnen.',
  over: {
    text: 'Diese Zahlung ist schon länger abgeschlossen, und das Abo, das zu ihr gehörte, hat sich seitdem geändert.',
    profile: 'Zu Ihrem Abo',
  },
  refused: {
    description: 'Wenn Sie eben erst bezahlt haben, versuchen Sie es gleich noch einmal.',
    notPaid: 'Wenn Sie noch nicht bezahlt haben, gehen Sie zurück zur <link>Kasse</link>.',
  },
  noPayment: {
    title: 'Keine Zahlung zu bestätigen',
    heading: 'Diese Seite gehört zu einer Zahlung',
    description:
      'Nach dem Bezahlen kommen Sie von der Zahlungsseite hierher. Wenn Sie eben erst bezahlt haben, zeigt Ihr Profil gleich Ihr Abo.',
    checkout: 'Zur Kasse',
  },
};
