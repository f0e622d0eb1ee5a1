import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Abonnement',
  goesOnTo: 'Une fois le paiement effectué, vous continuez avec <title>{title}</title>.',
  included: {
    all: 'Tous les cours, actuels et à venir',
    allToCome:
      'Tous les cours, chacun dès sa parution : les premiers sont en préparation, il n’y a encore rien à regarder',
    term: 'Valable {years, plural, one {# an} other {# ans}} à partir du jour du paiement',
    firstPayment:
      'Commencé aujourd’hui, il est payé pour la première fois le {date} : {price}, puis chaque année. Nous vous le rappelons par e-mail, et vous pouvez résilier avant',
    renewal:
      'Payé aujourd’hui, il est renouvelé le {date} pour {price}. Nous vous le rappelons par e-mail, et vous pouvez résilier avant',
  },
  trial: {
    title: '{days, plural, one {# jour gratuit} other {# jours gratuits}}',
    terms:
      'Le premier paiement de {price} est dû après {days, plural, one {# jour} other {# jours}}. Résiliez avant, et rien n’est débité.',
  },
  grace: {
    title: 'Délai de grâce',
    terms:
      'Si un renouvellement ne peut pas être payé, les leçons restent accessibles pendant {days, plural, one {# jour} other {# jours}}, le temps de mettre à jour votre carte.',
  },
  buy: 'Acheter',
  goOn: 'Reprendre votre paiement',
  granted: 'L’école vous a accordé un accès jusqu’au {date}. Vous pouvez tout de même vous abonner.',
  active: {
    title: 'Votre abonnement est actif',
    meaning: 'Tous les cours vous sont déjà ouverts. Vous n’avez rien à payer.',
    beingRenewed: 'Le paiement de votre renouvellement est en cours.',
    ends: 'Il prend fin le {date}. Vous pouvez le reprendre dans votre profil.',
    renews: 'Il sera renouvelé le {date}.',
  },
  unpaid: {
    title: 'Votre renouvellement n’est pas encore payé',
    meaning:
      'Vous avez déjà un abonnement, vous n’avez donc rien à racheter : c’est son renouvellement qui n’a pas pu être payé. Mettez votre carte à jour, et il se poursuivra automatiquement.',
    openUntil: 'Les leçons restent accessibles jusqu’au {date}.',
    locked: 'Les leçons sont verrouillées jusqu’au paiement du renouvellement.',
  },
  underWay: {
    title: 'Votre paiement est en route',
    meaning:
      'Vous avez payé, et votre banque ne l’a pas encore confirmé. Cela peut prendre quelques jours. Ne payez pas une seconde fois.',
    next: 'Nous vous écrirons dès que l’issue sera connue. Votre profil l’indique aussi, et tous les cours s’ouvriront automatiquement.',
  },
  courses: 'Découvrir les cours',
  profile: 'Votre profil',
  failed: {
    title: 'Échec du paiement',
    titleOfPaid: 'Votre paiement',
    text: 'Rien n’a été débité et aucun abonnement n’a commencé. Vous pouvez réessayer avec cette carte ou une autre.',
  },
  tryAgain: 'Réessayer',
  backToCourses: 'Retour aux cours',
  confirmation: {
    confirming: 'Confirmation de votre paiement…',
    atBank: 'En attente de votre banque',
    active: 'Paiement réussi',
    declined: 'Votre paiement a été refusé',
    expired: 'Votre paiement a expiré',
    over: 'Votre paiement est déjà traité',
    failed: 'Votre paiement n’est pas confirmé',
  },
  confirming: 'Cela prend un instant. Laissez cette page ouverte.',
  notFinished: 'Si vous n’avez pas fini de payer, <link>reprenez votre paiement</link>.',
  checkAgain: 'Vérifier à nouveau',
  atBank: {
    waiting:
      'Votre paiement a été effectué et votre banque ne l’a pas encore confirmé. Cela peut prendre quelques jours.',
    leave:
      'Inutile d’attendre ici. Nous vous écrirons dès que l’issue sera connue, et votre profil l’indiquera aussi. Ne payez pas une seconde fois.',
    profile: 'Aller à votre profil',
  },
  unreachable: {
    waiting:
      'Le prestataire de paiement est injoignable pour le moment, votre paiement n’est donc pas encore visible. Si vous avez payé, rien n’est perdu.',
    leave:
      'Cette page continue d’interroger, à intervalles plus longs. Vous pouvez aussi la quitter : votre abonnement commencera automatiquement, et vous recevrez votre reçu par e-mail.',
    lookAgain: 'Vérifier à nouveau',
  },
  paid: {
    open: 'Votre abonnement est actif. Tous les cours vous sont maintenant ouverts.',
    receipt: 'Votre reçu se trouve dans vos e-mails et dans votre profil.',
    goOn: 'Reprendre où vous en étiez',
    home: 'Aller à l’accueil',
  },
  declined:
    'Votre banque a finalement refusé le paiement. Rien n’a été débité et aucun abonnement n’a commencé. Vous pouvez réessayer avec cette carte ou une autre.',
  expired:
    'Il n’a pas été terminé à temps et a donc été clos. Rien n’a été débité. Vous pouvez en commencer un nouveau.',
  over: {
    text: 'Ce paiement a été traité auparavant, et l’abonnement correspondant a changé depuis.',
    profile: 'Voir votre abonnement',
  },
  refused: {
    description: 'Si vous venez de payer, réessayez dans un instant.',
    notPaid: 'Si vous n’avez pas encore payé, retournez à la <link>page de paiement</link>.',
  },
  noPayment: {
    title: 'Aucun paiement à confirmer',
    heading: 'Cette page est liée à un paiement',
    description:
      'La page de paiement vous amène ici une fois que vous avez payé. Si vous venez de payer, votre profil affichera votre abonnement dans un instant.',
    checkout: 'Passer au paiement',
  },
};
