import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  mission: {
    heading: 'Une bonne leçon devrait avoir de la place pour tout le monde',
    text: 'Notre mission : mettre à la portée de chacun l’apprentissage auprès de gens qui connaissent leur métier, à toute heure, à tout rythme, et à un prix qui ne dépend pas de tout ce que vous voulez savoir.',
    story:
      'L’histoire de <school>{school}</school> commence dans un amphithéâtre plein, avec une file d’attente à la porte. Ceux qui avaient pu entrer y ont entendu de quoi changer leur façon de travailler ; les autres en ont entendu parler. Alors nous avons placé le pupitre là où il reste toujours un siège libre, et demandé aux meilleurs enseignants que nous connaissons d’y prendre place.',
  },
  principles: {
    teachers: {
      title: 'Un enseignement de praticiens',
      text: 'Chaque cours est donné par quelqu’un qui a gagné sa vie avec son sujet. Vous y voyez une journée de travail ordinaire, faux pas compris.',
    },
    subscription: {
      title: 'Un abonnement, toutes les portes ouvertes',
      text: 'Vous payez une fois par an et suivez votre curiosité. Personne ne devrait avoir à deviner d’avance quel cours sera celui qui compte.',
    },
    terms: {
      title: 'Des conditions claires',
      text: 'Le prix, la fin de votre année et ce qui vous revient si vous résiliez sont écrits là où vous décidez, pas dans une note de bas de page.',
    },
  },
  mentors: {
    heading: 'Rencontrez nos mentors',
    previous: 'Mentor précédent',
    next: 'Mentor suivant',
    one: 'Mentor {first, number} sur {count, number}',
    several: 'Mentors {first, number} à {last, number} sur {count, number}',
    place: '{name}, {number} sur {count}',
    carousel: 'carrousel',
    slide: 'diapositive',
    portrait: 'Portrait de {name}',
    drawing: 'Dessin de {name}',
  },
  free: {
    heading: 'Votre place vous attend',
    exploreCourses: 'Découvrir les cours',
    contact: 'Nous contacter',
  },
};
