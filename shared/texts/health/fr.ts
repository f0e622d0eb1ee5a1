import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'État du système',
  heading: 'Ce sur quoi repose l’école',
  looking:
    'Vérification de la base de données, du stockage, du serveur de messagerie, de Stripe et de cette adresse. Cela peut prendre dix secondes.',
  lookAgain: 'Vérifier à nouveau',
  lookedAt: 'Vérifié le <time>{time}</time>',
  summary: {
    well: 'Tout fonctionne.',
    attentions:
      '{attentions, plural, one {Tout fonctionne ; # élément demande votre attention.} other {Tout fonctionne ; # éléments demandent votre attention.}}',
    faults: '{faults, plural, one {# élément ne fonctionne pas.} other {# éléments ne fonctionnent pas.}}',
    both: '{faults, plural, one {# élément ne fonctionne pas} other {# éléments ne fonctionnent pas}} et {attentions, plural, one {# demande votre attention} other {# demandent votre attention}}.',
  },
  state: {
    FAULT: 'Ne fonctionne pas :',
    ATTENTION: 'Demande votre attention :',
    WELL: 'Fonctionne :',
  },
  testMail: {
    title: 'Les e-mails arrivent-ils ?',
    intro: 'Envoie un e-mail à votre propre adresse. À vous de vérifier qu’il est bien arrivé.',
    send: 'M’envoyer un e-mail',
  },
  failure: {
    loadHealth: 'L’état de l’école n’a pas pu être vérifié',
    sendTestMail: 'L’e-mail n’a pas pu être envoyé',
  },
};
