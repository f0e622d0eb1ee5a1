import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  headline: 'Votre place dans tous les cours',
  intro:
    'Des cours vidéo donnés par des professionnels du secteur. Un seul abonnement annuel donne accès à tous, nouveautés comprises.',
  mentors: {
    'priya-nambiar': {
      name: 'Priya Nambiar',
      subject: 'Données',
      bio: 'Pendant onze ans, elle a fait parler les chiffres des bus d’une ville. Elle enseigne le SQL comme elle l’a appris : en posant une bonne question après l’autre.',
    },
    'marcus-oyelaran': {
      name: 'Marcus Oyelaran',
      subject: 'Photographie',
      bio: 'Il photographie le théâtre, où la lumière n’est jamais là où on la voudrait. Sa première règle : regarder une minute avant de lever l’appareil.',
    },
    'ruth-abernathy': {
      name: 'Ruth Abernathy',
      subject: 'Cuisine',
      bio: 'Elle a fait le pain d’un village de quatre cents âmes jusqu’à la retraite, et n’a pas arrêté depuis. Elle croit en la balance, en l’horloge et en la patience.',
    },
    'ines-calloway': {
      name: 'Ines Calloway',
      subject: 'Développement web',
      bio: 'Depuis 2009, elle fait vivre le site d’une bibliothèque publique. Elle écrit des pages qui fonctionnent encore quand le reste d’Internet est passé à autre chose.',
    },
  },
};
