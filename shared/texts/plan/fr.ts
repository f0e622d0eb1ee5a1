import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  term: '{years, plural, one {# an} other {# ans}}',
  forTerm: 'pour {years, plural, one {# an} other {# ans}}',
  freeDays:
    'Avec un premier abonnement, {days, plural, one {# jour est gratuit} other {# jours sont gratuits}}.',
  refund: {
    title: 'Remboursement à 100 % en cas de résiliation',
    terms:
      'Résiliez dans {days, plural, one {le jour qui suit} other {les # jours qui suivent}} votre paiement et vous récupérez la totalité ; l’accès prend fin aussitôt. Résiliez plus tard et vous gardez l’accès jusqu’à la fin de {years, plural, one {l’année payée} other {la période payée}}, sans renouvellement.',
    none: 'Si vous résiliez, vous gardez l’accès jusqu’à la fin de {years, plural, one {l’année payée} other {la période payée}}, sans renouvellement.',
  },
};
