import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: { active: 'Aktiv', inactive: 'Inaktiv' },
  updateCard: 'Karte aktualisieren',
  resume: 'Abo fortsetzen',
  requests: {
    endWithRefund: 'Ihre Kündigung mit Erstattung ist seit {moment} vermerkt.',
    end: 'Das Ende Ihres Abos ist seit {moment} vermerkt.',
    endOfPeriod: 'Ihre Kündigung zum Ende des bezahlten Jahres ist seit {moment} vermerkt.',
    resume: 'Ihr Wunsch, nach dem bezahlten Jahr weiterzumachen, ist seit {moment} vermerkt.',
    outlook:
      'Der Zahlungsanbieter hat es noch nicht ausgeführt. Es wird von selbst erledigt; Sie müssen nichts weiter tun.',
    withOutlook: '{request} {outlook}',
  },
  disputed: 'Rückbuchung: Ihre Bank hat die Zahlung zurückgeholt',
  refundNotes: {
    PENDING: 'Auf dem Weg zurück zu Ihnen',
    SUCCEEDED: 'Erstattet; bis Ihre Bank es zeigt, können einige Tage vergehen',
    FAILED: 'Die Erstattung ist fehlgeschlagen und wird noch einmal versucht',
    CANCELED: 'Erstattung abgebrochen',
  },
  refunds: {
    PENDING: '{money} sind auf dem Weg zurück zu Ihnen.',
    SUCCEEDED: 'Ihnen wurden {money} erstattet. Bis Ihre Bank es zeigt, können einige Tage vergehen.',
    FAILED:
      '{money} konnten Ihnen noch nicht erstattet werden. Es wird noch einmal versucht, und die Schule weiß davon.',
    CANCELED:
      'Die Erstattung von {money} wurde abgebrochen. Bitte schreiben Sie uns, wenn Sie nicht wissen, warum.',
  },
  help: {
    GRANTED: 'Sie müssen nichts bezahlen.',
    PAID_LAST_YEAR: 'Setzen Sie es fort, dann wird es doch verlängert.',
    GRACE: 'Aktualisieren Sie bis dahin Ihre Karte, dann gibt es keine Unterbrechung.',
    UNPAID: 'Aktualisieren Sie Ihre Karte. Die Lektionen öffnen sich von selbst, sobald die Zahlung gelingt.',
    PENDING: 'Bitte bezahlen Sie nicht noch einmal. Diese Seite sieht von selbst nach, ob es Neues gibt.',
    DISPUTED: 'Wenn Sie das nicht wollten, schreiben Sie uns.',
    goOnPaying: 'Sie haben begonnen zu bezahlen und können dort weitermachen. Abgebucht wurde noch nichts.',
  },
  begun: 'Sie haben am {date} eine Zahlung begonnen. Abgebucht wurde noch nichts.',
  atBank:
    'Sie haben bezahlt, und Ihre Bank hat es noch nicht bestätigt. Das kann einige Tage dauern; wir schreiben Ihnen, wie es ausgeht. Bitte bezahlen Sie nicht noch einmal.',
  refusedByBank: 'Ihre Bank hat Ihre letzte Zahlung letztlich abgelehnt. Es wurde nichts abgebucht.',
  status: {
    none: 'Sie haben noch kein Abo.',
    graceUntil:
      'Ihre Verlängerung konnte nicht bezahlt werden. Die Lektionen bleiben bis {date} offen, damit Sie Ihre Karte aktualisieren können.',
    triedAgain:
      'Der Kartenanbieter versucht es inzwischen von selbst noch einmal. Sobald es gelingt, läuft Ihr Abo weiter wie bisher.',
    notConfirmed:
      'Ihre Zahlung ist noch nicht bestätigt. Das kann einige Minuten dauern; nichts wird doppelt abgebucht.',
    pastDue:
      'Ihre Verlängerung konnte nicht bezahlt werden, deshalb sind die Lektionen gesperrt. Der Kartenanbieter versucht es in den nächsten Tagen noch einmal, und alles öffnet sich von selbst, sobald es gelingt.',
    unpaidBesideGrant:
      'Sie haben außerdem ein Abo, dessen Verlängerung nicht bezahlt werden konnte. Der Kartenanbieter versucht es in den nächsten Tagen noch einmal, wenn Sie nicht kündigen.',
    ended: 'Ihr Abo ist beendet.',
    endedOn: 'Ihr Abo endete am {date}.',
    disputed:
      'Ihre Bank hat Ihre Zahlung von {money} zurückgeholt. Wenn Sie das nicht wollten, schreiben Sie uns.',
    granted: 'Die Schule hat Ihnen Zugang bis {date} gewährt. Sie müssen nichts bezahlen.',
    beingRenewed: 'Die Zahlung Ihrer Verlängerung läuft. Die Lektionen bleiben solange offen.',
    cancelled: 'Sie haben gekündigt. Sie sehen weiter bis {date}; verlängert wird nicht.',
    renews: 'Für ein Jahr bezahlt; es verlängert sich am {date}.',
    refundable: 'Kündigen Sie bis {date}, dann erhalten Sie Ihre Zahlung zurück.',
  },
  cancelling: {
    refund:
      'Sie erhalten Ihre Zahlung von {money} vollständig zurück, und die Lektionen werden sofort gesperrt.',
    refundLast:
      'Sie erhalten Ihre letzte Zahlung vollständig zurück, und die Lektionen werden sofort gesperrt.',
    pastDue: 'Es endet sofort, und die Verlängerung wird nicht noch einmal versucht. Erstattet wird nichts.',
    grace: 'Die Verlängerung wird abgesagt, und die Lektionen werden sofort gesperrt. Erstattet wird nichts.',
    endOfPeriod:
      'Sie sehen weiter bis {date}. Dann endet es und wird nicht verlängert. Erstattet wird nichts.',
  },
};
