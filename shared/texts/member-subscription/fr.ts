import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: {
    active: 'Actif',
    inactive: 'Inactif',
    grace: 'Délai de grâce',
    pastDue: 'Impayé',
    pending: 'En attente',
  },
  details: {
    never: 'N’a jamais eu d’abonnement',
    granted: 'Accordé jusqu’au {date}',
    ends: 'Payé, prend fin le {date}',
    renews: 'Payé, renouvelé le {date}',
    grace: 'Renouvellement pas encore payé, accès ouvert jusqu’au {date}',
    ended: 'Terminé le {date}',
    endedEarly: 'Terminé avant l’échéance',
    pastDue: 'Le renouvellement n’a pas pu être payé',
    pending: 'Le premier paiement n’est pas encore confirmé',
  },
  requests: {
    endWithRefund:
      'La fin de l’accès et le remboursement sont en attente depuis le {date}. Stripe était injoignable ; une nouvelle tentative se fera automatiquement.',
    end: 'La fin de l’accès est en attente depuis le {date}. Stripe était injoignable ; une nouvelle tentative se fera automatiquement.',
    endOfPeriod:
      'Une résiliation à la fin de l’année payée est en attente depuis le {date}. Stripe était injoignable ; une nouvelle tentative se fera automatiquement.',
    resume:
      'La reprise de l’abonnement est en attente depuis le {date}. Stripe était injoignable ; une nouvelle tentative se fera automatiquement.',
  },
};
