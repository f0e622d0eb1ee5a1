import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  hasSubscription: 'Sie erhalten diese E-Mail, weil Sie bei {school} ein Abonnement haben.',
  seePayments: 'Ihre Zahlungen ansehen',
  amount: 'Betrag',
  period: 'Für',
  refunded: 'Wir haben Ihnen {amount} erstattet. Bis Banken das anzeigen, dauert es bis zu zehn Tage.',
  refundedToCard:
    'Wir haben Ihnen {amount} auf Ihre Karte erstattet. Bis Banken das anzeigen, dauert es bis zu zehn Tage.',
  receipt: {
    subject: 'Ihre Quittung über {amount}',
    preheader: 'Bis zum {day} stehen Ihnen alle Lektionen offen.',
    paragraph:
      'Vielen Dank. Wir haben Ihre Zahlung erhalten, und alle Lektionen aller Kurse stehen Ihnen offen.',
    paidOn: 'Bezahlt am',
    until: 'das Jahresabonnement bis zum {day}',
    action: 'Die Rechnung ansehen',
    reason: 'Sie erhalten diese E-Mail, weil mit diesem Konto ein Abonnement bei {school} bezahlt wurde.',
  },
  cancellation: {
    subject: 'Ihr Abonnement ist gekündigt',
    refundUnderWay: '{amount} ist auf dem Weg zurück zu Ihnen.',
    watchUntil: 'Sie können noch bis zum {day} zusehen.',
    closed: 'Die Lektionen sind Ihnen jetzt verschlossen.',
    cancelledUntil:
      'Ihr Abonnement ist gekündigt. Bis zum {day} können Sie alle Lektionen ansehen; danach verlängert es sich nicht.',
    cancelledNow: 'Ihr Abonnement ist gekündigt, und die Lektionen sind Ihnen jetzt verschlossen.',
    action: 'Ihr Abonnement ansehen',
    reason: 'Sie erhalten diese E-Mail, weil Ihr Abonnement bei {school} gekündigt wurde.',
  },
  duplicate: {
    subject: 'Ihr zweites Abonnement ist gekündigt',
    preheader: 'Das erste läuft weiter, und alle Lektionen bleiben Ihnen offen.',
    paragraph:
      'Sie hatten neben dem laufenden ein zweites Abonnement bezahlt. Wir haben das zweite beendet. Das erste läuft weiter, und alle Lektionen bleiben Ihnen offen.',
    reason: 'Sie erhalten diese E-Mail, weil mit diesem Konto zwei Abonnements bei {school} bezahlt wurden.',
  },
  refundEnding: {
    subject: 'Ihr Abonnement ist beendet, und Sie erhalten Ihre Zahlung zurück',
    preheader: 'Es wird nichts mehr abgebucht.',
    paragraph:
      'Die Schule hat Ihnen die Zahlung für dieses Jahr erstattet. Damit ist Ihr Abonnement beendet, und die Lektionen sind Ihnen verschlossen. Es wird nichts mehr abgebucht.',
    welcome: 'Sie können jederzeit wieder ein Abonnement abschließen.',
  },
  unpaidEnding: {
    subject: 'Ihre Bank hat Ihre Zahlung nicht ausgeführt',
    preheader: 'Es wurde nichts abgebucht. Sie können es noch einmal versuchen, vielleicht auf anderem Weg.',
    paragraph:
      'Ihre Bank hat die Zahlung für Ihr Abonnement nicht ausgeführt, daher konnte es nicht beginnen. Es wurde nichts abgebucht, und es wird nichts abgebucht.',
    tryAgain: 'Sie können es jederzeit noch einmal versuchen, vielleicht mit einer Karte.',
    action: 'Noch einmal versuchen',
    reason: 'Sie erhalten diese E-Mail, weil mit diesem Konto ein Abonnement bei {school} bestellt wurde.',
  },
  refund: {
    subject: 'Wir haben Ihnen {amount} erstattet',
    preheader: 'Bis Banken das anzeigen, dauert es bis zu zehn Tage.',
    reason: 'Sie erhalten diese E-Mail, weil Ihnen eine Zahlung bei {school} erstattet wurde.',
  },
  refundFailed: {
    subject: 'Ihre Erstattung verzögert sich',
    preheader: 'Ihre Bank hat uns {amount} zurückgeschickt. Sie brauchen nichts zu tun.',
    paragraph:
      'Wir wollten Ihnen {amount} erstatten, und Ihre Bank hat es nicht angenommen, vielleicht weil die Karte abgelaufen ist.',
    nothingToDo:
      'Sie brauchen nichts zu tun. Wir wissen davon, versuchen es noch einmal und schreiben Ihnen, sobald es geklappt hat.',
    reason: 'Sie erhalten diese E-Mail, weil Ihnen eine Zahlung bei {school} erstattet werden soll.',
  },
  renewal: {
    subject: 'Ihr Abonnement verlängert sich am {day}',
    preheader: '{amount} werden von Ihrer Karte abgebucht. Bis dahin können Sie kündigen.',
    goesOn: 'Ihr Abonnement läuft ein weiteres Jahr. Sie brauchen nichts zu tun.',
    cancel:
      'Wenn Sie das nicht möchten, kündigen Sie es vor diesem Tag in Ihrem Profil, und es wird nichts abgebucht.',
    chargedOn: 'Abbuchung am',
    anotherYear: 'ein weiteres Jahr mit allen Kursen',
    action: 'Ihr Abonnement ansehen oder kündigen',
    trial: {
      subject: 'Ihre kostenlosen Tage enden am {day}',
      goesOn: 'Dann läuft Ihr Abonnement ein Jahr lang. Sie brauchen nichts zu tun.',
      year: 'ein Jahr mit allen Kursen',
    },
  },
  renewalFailed: {
    subject: 'Ihre Verlängerung konnte nicht bezahlt werden',
    openUntil: 'Ihre Lektionen bleiben bis zum {day} offen.',
    paragraph:
      'Wir wollten {amount} für das nächste Jahr Ihres Abonnements abbuchen, und Ihre Bank hat es abgelehnt. Das kommt vor, oft weil eine Karte abgelaufen ist.',
    update:
      'Es ist nichts verloren: Alle Lektionen bleiben Ihnen bis zum {day} offen. Bitte aktualisieren Sie bis dahin Ihre Karte in Ihrem Profil; die Zahlung wird von selbst noch einmal versucht.',
    action: 'Ihre Karte aktualisieren',
  },
  renewalAuthentication: {
    subject: 'Bitte bestätigen Sie die Verlängerung bei Ihrer Bank',
    paragraph:
      'Ihre Bank möchte von Ihnen hören, bevor sie {amount} für das nächste Jahr Ihres Abonnements bezahlt.',
    confirm:
      'Alle Lektionen bleiben Ihnen bis zum {day} offen. Bitte öffnen Sie bis dahin die Abrechnungsseite in Ihrem Profil und bestätigen Sie dort die Zahlung.',
    action: 'Die Zahlung bestätigen',
  },
  accessOver: {
    subject: 'Ihre Lektionen sind vorerst verschlossen',
    preheader: 'Die Verlängerung wurde nicht bezahlt. Sie können jederzeit zurückkommen.',
    paragraph:
      'Die Verlängerung Ihres Abonnements konnte nicht bezahlt werden, und die Nachfrist ist vorbei. Die Lektionen sind Ihnen vorerst verschlossen.',
    stays:
      'Ihr Konto und alles, was dazugehört, bleibt, wie es ist. Sobald eine Zahlung eingeht, sind alle Lektionen wieder offen.',
  },
  operator: {
    reason:
      'Sie erhalten diese E-Mail, weil an diese Adresse geht, was bei Zahlungen an {school} Ihre Aufmerksamkeit braucht.',
    openMember: 'Das Mitglied öffnen',
    openProblems: 'Die Zahlungsprobleme öffnen',
    payer: 'Zahlende Person',
    refundFailure: {
      subject: 'Eine Erstattung über {amount} ist fehlgeschlagen',
      preheader: 'Sie war für {email} bestimmt.',
      paragraph:
        'Die Bank von {email} hat eine Erstattung nicht angenommen. Das Geld ist wieder bei der Schule.',
      tryAgain:
        'Bitte versuchen Sie es auf der Seite des Mitglieds noch einmal, oder erstatten Sie es auf anderem Weg.',
      reason: 'Grund',
    },
    disputeOpened: {
      subject: 'Eine Zahlung über {amount} ist strittig',
      preheader: 'Durch die Bank von {email}.',
      paragraph:
        'Die Bank von {email} holt eine Zahlung zurück. Solange das offen ist, sind dieser Person die Lektionen verschlossen.',
      answer: 'Bitte antworten Sie im Dashboard von Stripe, oder akzeptieren Sie es dort.',
      answerUntil: 'Bitte antworten Sie bis zum {day} im Dashboard von Stripe, oder akzeptieren Sie es dort.',
    },
    disputeClosed: {
      lost: 'Der Streit um {amount} ist verloren',
      closed: 'Der Streit um {amount} ist beendet',
      preheader: 'Es ging um eine Zahlung von {email}.',
      bankKeeps: 'Die Bank von {email} behält das Geld. Das damit bezahlte Abonnement endet.',
      schoolKeeps: 'Der Streit um eine Zahlung von {email} ist vorbei, und die Schule behält das Geld.',
    },
    duplicateRefunded: {
      subject: 'Ein zweites Abonnement wurde beendet und erstattet',
      preheader: '{email} hatte doppelt bezahlt.',
      paragraph:
        '{email} hatte zwei Abonnements, die gleichzeitig bezahlt waren. Das neuere ist beendet, und seine Zahlung wird ganz erstattet.',
      nothingToDo: 'Sie brauchen nichts zu tun.',
    },
    reconciliationBroken: {
      subject: 'Die Zahlungen konnten nicht mit Stripe abgeglichen werden',
      preheader: 'Zweimal hintereinander. Es wird jede Stunde noch einmal versucht.',
      paragraph:
        'Jede Stunde werden die Zahlungen mit Stripe abgeglichen, und was abweicht, wird berichtigt. Das brach zweimal hintereinander ab.',
      look: 'Es wird jede Stunde noch einmal versucht. Wenn Stripe bei Ihnen erreichbar ist, sehen Sie bitte im Protokoll des Servers nach.',
      happened: 'Was geschehen ist',
    },
    stripeSays: 'Was Stripe sagt',
  },
};
