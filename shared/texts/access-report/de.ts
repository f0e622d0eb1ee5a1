import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  report: {
    ADMIN: 'Die Lektionen sind offen, wie für alle Admins.',
    PAID: 'Die Lektionen sind offen: Das Jahr ist bezahlt, und es wird verlängert.',
    PAID_LAST_YEAR: 'Die Lektionen sind offen: Das Jahr ist bezahlt. Es wird nicht verlängert.',
    GRANTED: 'Die Lektionen sind offen: Die Schule hat Zugang gewährt.',
    GRACE:
      'Die Verlängerung konnte nicht bezahlt werden. Die Lektionen bleiben einige Tage offen, damit die Karte aktualisiert werden kann.',
    UNPAID:
      'Die Lektionen sind gesperrt: Die Verlängerung konnte nicht bezahlt werden, und die Kulanzfrist ist vorbei.',
    PENDING:
      'Die Zahlung ist veranlasst, und die Bank hat sie noch nicht bestätigt. Dann öffnen sich die Lektionen von selbst.',
    REFUNDED: 'Die Lektionen sind gesperrt: Die letzte Zahlung wurde erstattet.',
    DISPUTED: 'Die Lektionen sind gesperrt: Die Bank hat die letzte Zahlung zurückgeholt.',
    ENDED: 'Die Lektionen sind gesperrt: Der Zugang ist abgelaufen.',
    NEVER: 'Die Lektionen sind gesperrt: Es gab nie ein Abo.',
  },
  history: {
    checkoutStarted: 'Ein Bezahlvorgang wurde begonnen',
    checkoutPending: 'Es wurde bezahlt, und die Bank hatte es noch nicht bestätigt',
    checkoutPaid: 'Der Bezahlvorgang wurde abgeschlossen',
    checkoutFailed: 'Die Bank hat die Zahlung abgelehnt',
    checkoutExpired: 'Der Bezahlvorgang wurde nicht rechtzeitig abgeschlossen',
    payment: 'Eine Zahlung ist eingegangen',
    renewalFailed: 'Die Verlängerung konnte nicht bezahlt werden',
    paymentFailed: 'Die Bank hat eine Zahlung abgelehnt',
    authenticationNeeded: 'Die Bank verlangte, die Zahlung zu bestätigen',
    refundRequested: 'Eine Zahlung sollte erstattet werden',
    refund: 'Eine Zahlung wurde erstattet',
    refundFailed: 'Die Bank hat das erstattete Geld nicht angenommen',
    refundCanceled: 'Eine Erstattung wurde abgebrochen',
    disputeOpened: 'Die Bank hat begonnen, eine Zahlung zurückzuholen',
    disputeWon: 'Die Rückbuchung einer Zahlung ist beendet, und die Zahlung bleibt',
    disputeLost: 'Die Bank hat eine Zahlung zurückgeholt',
    subscriptionStarted: 'Das Abo begann',
    subscriptionEnded: 'Das Abo endete',
    subscriptionUnpaid: 'Das Abo endete, weil die Verlängerung nicht bezahlt wurde',
    graceOver: 'Die Lektionen wurden gesperrt, weil die Verlängerung nicht bezahlt wurde',
    subscriptionPaused: 'Das Abo wurde pausiert',
    cancelledByPerson: 'Das Abo wurde gekündigt',
    cancelledByAdmin: 'Ein Admin hat das Abo beendet',
    cancelledAsDuplicate: 'Ein zweites Abo wurde gefunden und beendet',
    cancelledForDispute: 'Das Abo wurde beendet, weil die Bank seine Zahlung zurückgeholt hat',
    cancelledForRefund: 'Das Abo wurde beendet, weil seine Zahlung erstattet wurde',
    cancelledForPeriodEnd: 'Das Abo wurde zum Ende des bezahlten Jahres gekündigt',
    resumed: 'Das Abo läuft doch weiter',
    granted: 'Die Schule hat Zugang gewährt',
    grantEnded: 'Der von der Schule gewährte Zugang endete',
  },
};
