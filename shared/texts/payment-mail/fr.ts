import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  hasSubscription: 'Vous recevez cet e-mail parce que vous avez un abonnement chez {school}.',
  seePayments: 'Voir vos paiements',
  amount: 'Montant',
  period: 'Pour',
  refunded:
    'Nous vous avons remboursé {amount}. L’affichage par votre banque peut prendre jusqu’à dix jours.',
  refundedToCard:
    'Nous avons remboursé {amount} sur votre carte. L’affichage par votre banque peut prendre jusqu’à dix jours.',
  receipt: {
    subject: 'Votre reçu de {amount}',
    preheader: 'Toutes les leçons vous sont ouvertes jusqu’au {day}.',
    paragraph:
      'Merci. Nous avons bien reçu votre paiement, et toutes les leçons de tous les cours vous sont ouvertes.',
    paidOn: 'Payé le',
    until: 'l’abonnement annuel jusqu’au {day}',
    action: 'Voir la facture',
    reason: 'Vous recevez cet e-mail parce qu’un abonnement chez {school} a été payé avec ce compte.',
  },
  cancellation: {
    subject: 'Votre abonnement est résilié',
    refundUnderWay: 'Un remboursement de {amount} est en route.',
    watchUntil: 'Vous gardez l’accès jusqu’au {day}.',
    closed: 'Vous n’avez plus accès aux leçons.',
    cancelledUntil:
      'Votre abonnement est résilié. Vous pouvez regarder toutes les leçons jusqu’au {day} ; il n’est pas renouvelé ensuite.',
    cancelledNow: 'Votre abonnement est résilié, et vous n’avez plus accès aux leçons.',
    action: 'Voir votre abonnement',
    reason: 'Vous recevez cet e-mail parce que votre abonnement chez {school} a été résilié.',
  },
  duplicate: {
    subject: 'Votre second abonnement est résilié',
    preheader: 'Le premier se poursuit, et toutes les leçons vous restent ouvertes.',
    paragraph:
      'Vous aviez payé un second abonnement en plus de celui en cours. Nous avons mis fin au second. Le premier se poursuit, et toutes les leçons vous restent ouvertes.',
    reason: 'Vous recevez cet e-mail parce que deux abonnements chez {school} ont été payés avec ce compte.',
  },
  refundEnding: {
    subject: 'Votre abonnement a pris fin et votre paiement vous est remboursé',
    preheader: 'Plus rien ne sera débité.',
    paragraph:
      'L’école vous a remboursé le paiement de cette année. Votre abonnement a donc pris fin, et vous n’avez plus accès aux leçons. Plus rien ne sera débité.',
    welcome: 'Vous pouvez vous réabonner quand vous le souhaitez.',
  },
  unpaidEnding: {
    subject: 'Votre banque n’a pas exécuté votre paiement',
    preheader: 'Rien n’a été débité. Vous pouvez réessayer, peut-être par un autre moyen.',
    paragraph:
      'Votre banque n’a pas exécuté le paiement de votre abonnement, qui n’a donc pas pu commencer. Rien n’a été débité, et rien ne le sera.',
    tryAgain: 'Vous pouvez réessayer quand vous le souhaitez, peut-être avec une carte.',
    action: 'Réessayer',
    reason: 'Vous recevez cet e-mail parce qu’un abonnement chez {school} a été commandé avec ce compte.',
  },
  refund: {
    subject: 'Nous vous avons remboursé {amount}',
    preheader: 'L’affichage par votre banque peut prendre jusqu’à dix jours.',
    reason: 'Vous recevez cet e-mail parce qu’un de vos paiements chez {school} a été remboursé.',
  },
  refundFailed: {
    subject: 'Votre remboursement est retardé',
    preheader: 'Votre banque nous a renvoyé {amount}. Vous n’avez rien à faire.',
    paragraph:
      'Nous avons voulu vous rembourser {amount}, et votre banque ne l’a pas accepté, peut-être parce que la carte a expiré.',
    nothingToDo:
      'Vous n’avez rien à faire. Nous sommes au courant, nous réessayons, et nous vous écrirons quand cela aura abouti.',
    reason: 'Vous recevez cet e-mail parce qu’un de vos paiements chez {school} doit être remboursé.',
  },
  renewal: {
    subject: 'Votre abonnement sera renouvelé le {day}',
    preheader: '{amount} seront débités de votre carte. Vous pouvez résilier jusque-là.',
    goesOn: 'Votre abonnement se poursuit pour une année de plus. Vous n’avez rien à faire.',
    cancel:
      'Si vous ne le souhaitez pas, résiliez-le dans votre profil avant ce jour, et rien ne sera débité.',
    chargedOn: 'Débité le',
    anotherYear: 'une année de plus de tous les cours',
    action: 'Voir ou résilier votre abonnement',
    trial: {
      subject: 'Vos jours gratuits prennent fin le {day}',
      goesOn: 'Votre abonnement se poursuit ensuite pour un an. Vous n’avez rien à faire.',
      year: 'une année de tous les cours',
    },
  },
  renewalFailed: {
    subject: 'Votre renouvellement n’a pas pu être payé',
    openUntil: 'Vos leçons restent accessibles jusqu’au {day}.',
    paragraph:
      'Nous avons essayé de débiter {amount} pour la prochaine année de votre abonnement, et votre banque a refusé. Cela arrive, souvent parce qu’une carte a expiré.',
    update:
      'Rien n’est perdu : toutes les leçons vous restent ouvertes jusqu’au {day}. Mettez votre carte à jour dans votre profil d’ici là ; le paiement sera retenté automatiquement.',
    action: 'Mettre à jour votre carte',
  },
  renewalAuthentication: {
    subject: 'Confirmez votre renouvellement auprès de votre banque',
    paragraph:
      'Votre banque demande votre accord avant de payer {amount} pour la prochaine année de votre abonnement.',
    confirm:
      'Toutes les leçons vous restent ouvertes jusqu’au {day}. D’ici là, ouvrez la page de facturation dans votre profil et confirmez-y le paiement.',
    action: 'Confirmer le paiement',
  },
  accessOver: {
    subject: 'Vos leçons sont verrouillées pour le moment',
    preheader: 'Le renouvellement n’a pas été payé. Vous pouvez revenir quand vous le souhaitez.',
    paragraph:
      'Le renouvellement de votre abonnement n’a pas pu être payé, et le délai de grâce est écoulé. Les leçons sont verrouillées pour le moment.',
    stays:
      'Votre compte et tout ce qui en fait partie restent tels quels. Dès qu’un paiement arrive, toutes les leçons sont de nouveau ouvertes.',
  },
  operator: {
    reason:
      'Vous recevez cet e-mail parce que tout ce qui demande votre attention dans les paiements de {school} arrive à cette adresse.',
    openMember: 'Ouvrir la fiche du membre',
    openProblems: 'Ouvrir les problèmes de paiement',
    payer: 'Payeur',
    refundFailure: {
      subject: 'Un remboursement de {amount} a échoué',
      preheader: 'Il était destiné à {email}.',
      paragraph: 'La banque de {email} n’a pas accepté un remboursement. L’argent est revenu à l’école.',
      tryAgain: 'Retentez-le sur la page du membre, ou remboursez par un autre moyen.',
      reason: 'Motif',
    },
    disputeOpened: {
      subject: 'Un paiement de {amount} fait l’objet d’un litige',
      preheader: 'Ouvert par la banque de {email}.',
      paragraph:
        'La banque de {email} reprend un paiement. Les leçons sont verrouillées pour cette personne tant que le litige est ouvert.',
      answer: 'Répondez dans le tableau de bord Stripe, ou acceptez-y le litige.',
      answerUntil: 'Répondez dans le tableau de bord Stripe jusqu’au {day}, ou acceptez-y le litige.',
    },
    disputeClosed: {
      lost: 'Le litige de {amount} est perdu',
      closed: 'Le litige de {amount} est clos',
      preheader: 'Il portait sur un paiement de {email}.',
      bankKeeps: 'La banque de {email} garde l’argent. L’abonnement ainsi payé prend fin.',
      schoolKeeps: 'Le litige sur un paiement de {email} est terminé, et l’école garde l’argent.',
    },
    duplicateRefunded: {
      subject: 'Un second abonnement a été arrêté et remboursé',
      preheader: '{email} avait payé deux fois.',
      paragraph:
        '{email} avait deux abonnements payés en même temps. Le plus récent a été arrêté, et son paiement est remboursé en totalité.',
      nothingToDo: 'Vous n’avez rien à faire.',
    },
    reconciliationBroken: {
      subject: 'Les paiements n’ont pas pu être rapprochés avec Stripe',
      preheader: 'Deux fois de suite. Une nouvelle tentative a lieu toutes les heures.',
      paragraph:
        'Toutes les heures, les paiements sont rapprochés avec Stripe et les écarts sont corrigés. L’opération a été interrompue deux fois de suite.',
      look: 'Une nouvelle tentative a lieu toutes les heures. Si Stripe fonctionne chez vous, consultez le journal du serveur.',
      happened: 'Ce qui s’est passé',
    },
    stripeSays: 'Ce que dit Stripe',
  },
};
