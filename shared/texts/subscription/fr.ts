import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: { active: 'Actif', inactive: 'Inactif' },
  updateCard: 'Mettre à jour votre carte',
  resume: 'Reprendre l’abonnement',
  requests: {
    endWithRefund: 'Votre résiliation avec remboursement est enregistrée depuis le {moment}.',
    end: 'La fin de votre abonnement est enregistrée depuis le {moment}.',
    endOfPeriod: 'Votre résiliation à la fin de l’année payée est enregistrée depuis le {moment}.',
    resume: 'Votre souhait de continuer après l’année payée est enregistré depuis le {moment}.',
    outlook:
      'Le prestataire de paiement ne l’a pas encore exécuté. Tout se fera automatiquement ; vous n’avez rien d’autre à faire.',
    withOutlook: '{request} {outlook}',
  },
  disputed: 'En litige : votre banque l’a repris',
  refundNotes: {
    PENDING: 'Remboursement en route',
    SUCCEEDED: 'Remboursé ; l’affichage par votre banque peut prendre quelques jours',
    FAILED: 'Le remboursement a échoué, une nouvelle tentative aura lieu',
    CANCELED: 'Remboursement annulé',
  },
  refunds: {
    PENDING: 'Un remboursement de {money} est en route.',
    SUCCEEDED: '{money} vous ont été remboursés. L’affichage par votre banque peut prendre quelques jours.',
    FAILED:
      '{money} n’ont pas encore pu vous être remboursés. Une nouvelle tentative aura lieu, et l’école en est informée.',
    CANCELED: 'Le remboursement de {money} a été annulé. Écrivez-nous si vous ne savez pas pourquoi.',
  },
  help: {
    GRANTED: 'Vous n’avez rien à payer.',
    PAID_LAST_YEAR: 'Reprenez-le, et il sera tout de même renouvelé.',
    GRACE: 'Mettez votre carte à jour d’ici là, et rien ne s’interrompt.',
    UNPAID: 'Mettez votre carte à jour. Les leçons s’ouvriront automatiquement dès que le paiement aboutira.',
    PENDING: 'Ne payez pas une seconde fois. Cette page s’actualise automatiquement.',
    DISPUTED: 'Si ce n’était pas votre intention, écrivez-nous.',
    goOnPaying:
      'Vous avez commencé à payer et pouvez reprendre là où vous en étiez. Rien n’a encore été débité.',
  },
  begun: 'Vous avez commencé un paiement le {date}. Rien n’a encore été débité.',
  atBank:
    'Votre paiement a été effectué et votre banque ne l’a pas encore confirmé. Cela peut prendre quelques jours ; nous vous écrirons dès que l’issue sera connue. Ne payez pas une seconde fois.',
  refusedByBank: 'Votre banque a finalement refusé votre dernier paiement. Rien n’a été débité.',
  status: {
    none: 'Vous n’avez pas encore d’abonnement.',
    graceUntil:
      'Votre renouvellement n’a pas pu être payé. Les leçons restent accessibles jusqu’au {date}, le temps de mettre à jour votre carte.',
    triedAgain:
      'D’ici là, le paiement est retenté automatiquement. Dès qu’il aboutit, votre abonnement se poursuit comme avant.',
    notConfirmed:
      'Votre paiement n’est pas encore confirmé. Cela peut prendre quelques minutes ; rien n’est débité deux fois.',
    pastDue:
      'Votre renouvellement n’a pas pu être payé : les leçons sont verrouillées. Une nouvelle tentative aura lieu dans les prochains jours, et tout s’ouvrira automatiquement dès qu’elle aboutira.',
    unpaidBesideGrant:
      'Vous avez aussi un abonnement dont le renouvellement n’a pas pu être payé. Une nouvelle tentative aura lieu dans les prochains jours, à moins que vous ne résiliiez.',
    ended: 'Votre abonnement a pris fin.',
    endedOn: 'Votre abonnement a pris fin le {date}.',
    disputed:
      'Votre banque a repris votre paiement de {money}. Si ce n’était pas votre intention, écrivez-nous.',
    granted: 'L’école vous a accordé un accès jusqu’au {date}. Vous n’avez rien à payer.',
    beingRenewed:
      'Le paiement de votre renouvellement est en cours. Les leçons restent accessibles en attendant.',
    cancelled: 'Vous avez résilié. Vous gardez l’accès jusqu’au {date}, sans renouvellement.',
    renews: 'Payé pour un an ; renouvelé le {date}.',
    refundable: 'Résiliez jusqu’au {date} et votre paiement vous est remboursé.',
  },
  cancelling: {
    refund:
      'Votre paiement de {money} vous est remboursé en totalité, et les leçons sont aussitôt verrouillées.',
    refundLast:
      'Votre dernier paiement vous est remboursé en totalité, et les leçons sont aussitôt verrouillées.',
    pastDue: 'Il prend fin aussitôt, et le renouvellement n’est pas retenté. Rien n’est remboursé.',
    grace: 'Le renouvellement est annulé, et les leçons sont aussitôt verrouillées. Rien n’est remboursé.',
    endOfPeriod:
      'Vous gardez l’accès jusqu’au {date}. L’abonnement prend alors fin, sans renouvellement. Rien n’est remboursé.',
  },
};
