import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  because: ' ({detail})',
  problems: {
    REFUND_FAILED:
      'La banque du payeur n’a pas accepté un remboursement{because}. L’argent est revenu à l’école : retentez le remboursement, ou remboursez par un autre moyen.',
    REFUND_STUCK:
      'Un remboursement n’a pas encore pu être effectué chez Stripe{because}. Une nouvelle tentative se fera automatiquement ; si le problème persiste, remboursez depuis le tableau de bord Stripe.',
    REQUEST_STUCK:
      'La modification d’un abonnement n’a pas encore pu être effectuée chez Stripe{because}. Une nouvelle tentative se fera automatiquement ; si le problème persiste, faites la modification dans le tableau de bord Stripe.',
    DISPUTE:
      'La banque du payeur reprend ce paiement. Répondez à temps dans le tableau de bord Stripe, ou acceptez-y le litige.',
    EVENT_FAILED:
      'Un événement Stripe n’a pas encore pu être traité{because}. Une nouvelle tentative se fera automatiquement ; un rapprochement avec Stripe le règle aussitôt.',
    EVENT_REFUSED:
      'Un événement Stripe n’était pas destiné à cette école et n’a rien changé{because}. Vérifiez si une autre boutique ou le mode test de Stripe envoie ses événements ici.',
    EVENT_ODD:
      'Stripe a signalé quelque chose que cette école ne vend pas, au sujet d’une personne de l’école{because}. Les données de Stripe à son sujet ont été examinées, et cela n’a rien ouvert. Si cela devait ouvrir les leçons, vendez-le au prix de l’école, ou accordez un accès.',
    RECONCILIATION_FAILED:
      'Le dernier rapprochement avec Stripe a été interrompu{because}. Une nouvelle tentative a lieu toutes les heures ; vous pouvez aussi le lancer maintenant.',
    refused:
      '{subject}{because}. {effect} {remedy} Ce message disparaîtra de lui-même dès que tout fonctionnera.',
  },
  refusals: {
    KEY_REFUSED: {
      subject: 'Stripe refuse la clé de l’école',
      effect: 'Personne ne peut payer, et rien de ce qui se passe chez Stripe ne parvient ici.',
      remedy: 'Renseignez une clé secrète valide dans STRIPE_SECRET_KEY et redémarrez le serveur.',
    },
    PRICE_REFUSED: {
      subject: 'Stripe ne vend pas au prix de l’école',
      effect: 'Personne ne peut acheter.',
      remedy: 'Vérifiez PLAN_PRICE et PLAN_CURRENCY, ainsi que les produits dans le tableau de bord Stripe.',
    },
    TAX_REFUSED: {
      subject: 'Stripe ne peut pas calculer la taxe',
      effect: 'Personne ne peut acheter.',
      remedy:
        'Complétez les réglages sous Tax dans le tableau de bord Stripe, ou réglez STRIPE_AUTOMATIC_TAX sur false.',
    },
    CHECKOUT_REFUSED: {
      subject: 'Stripe n’ouvre pas de page de paiement',
      effect: 'Impossible d’acheter pour qui le souhaite.',
      remedy:
        'Vérifiez dans le tableau de bord Stripe que le compte peut recevoir des paiements et porte un nom, et que la clé a le droit d’écrire Checkout Sessions et Customers.',
    },
    PORTAL_REFUSED: {
      subject: 'Stripe n’ouvre pas de page de facturation',
      effect: 'Les membres ne peuvent ni changer de carte ni payer ce qui reste dû.',
      remedy:
        'Enregistrez les réglages du portail client dans le tableau de bord Stripe, sous Billing, et vérifiez que la clé a le droit d’écrire Customer portal.',
    },
    REFUND_REFUSED: {
      subject: 'Stripe n’effectue aucun remboursement',
      effect:
        'Les personnes à qui un remboursement a été promis l’attendent. Une nouvelle tentative se fera automatiquement.',
      remedy:
        'Approvisionnez le solde dans le tableau de bord Stripe, et vérifiez que la clé a le droit d’écrire Refunds.',
    },
  },
};
