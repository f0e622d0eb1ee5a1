import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  hero: {
    exploreCourses: 'Découvrir les cours',
    contact: 'Nous contacter',
  },
  continueWatching: {
    heading: 'Reprendre le visionnage',
    resumeAt: 'Reprendre à {time}',
    start: 'Commencer',
    watched: 'Part visionnée',
  },
  newest: {
    heading: 'Derniers cours',
    all: 'Tous les cours',
    none: 'Pas encore de cours',
    soon: 'Les premiers sont en préparation. Revenez bientôt.',
  },
  included: {
    heading: 'Un abonnement, tout est compris',
    everyCourse: 'Tous les cours d’aujourd’hui',
    newCourses: 'Chaque nouveau cours, dès sa parution',
    lectures: 'Autant de leçons que vous voulez, aussi souvent que vous voulez',
    devices: 'Sur votre ordinateur et sur votre téléphone',
    notSure:
      'Vous hésitez encore ? Chaque cours présente son programme, et certaines leçons se regardent gratuitement, sans compte.',
    subscribe: 'S’abonner',
    soon: {
      heading: 'Les premiers cours arrivent',
      everyCourse: 'Chaque cours, dès sa parution',
      offer:
        'Un seul abonnement donnera accès à tout cela. Il sera proposé ici dès qu’il y aura quelque chose à regarder.',
      contact: 'Nous contacter',
    },
  },
};
