import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  addNew: 'Ajouter une leçon',
  addMany: 'Ajouter plusieurs vidéos',
  toCourse: 'Dans le cours <course>{title}</course>',
  ofCourse: 'Cours : <course>{title}</course>',
  many: 'Plusieurs à la fois ? Déposez-les n’importe où sur cette page : chacune devient une leçon qui porte le nom de son fichier.',
  chooseMany: 'Choisir plusieurs vidéos',
  add: 'Ajouter la leçon',
  underWay: 'L’envoi de la vidéo est en cours. Il se poursuit si vous quittez cette page.',
  edit: 'Modifier la leçon',
  editNamed: 'Modifier la leçon {title}',
  save: 'Enregistrer la leçon',
  captions: 'Sous-titres',
  chapters: 'Chapitres',
  watch: 'Regarder la leçon',
  field: {
    title: 'Titre',
    description: 'Description',
    descriptionHelp: 'Les lignes qui commencent par un temps, comme 1:30 Index, deviennent des chapitres.',
    video: 'Vidéo',
    videoHelp: 'MP4, WebM ou MOV',
    freePreview: 'Aperçu gratuit : tout le monde peut regarder cette leçon',
  },
  delete: 'Supprimer la leçon',
  deleteNamed: 'Supprimer la leçon {title}',
  deleteQuestion: 'Voulez-vous vraiment supprimer la leçon ?',
  deleteConsequence:
    '« <title>{title}</title> » et sa vidéo disparaîtront pour tout le monde. Vous pourrez les restaurer depuis la corbeille pendant {days, plural, one {# jour} other {# jours}}.',
  order: {
    move: 'Déplacer la leçon',
    moveNamed: 'Déplacer la leçon {title}',
    sortable: 'déplaçable',
    instructions:
      'Appuyez sur Espace pour saisir la leçon, sur les flèches pour la déplacer, de nouveau sur Espace pour la déposer et sur Échap pour la laisser où elle était.',
    taken: 'Vous avez saisi {title}, position {place} sur {count}.',
    moved: '{title} est en position {place} sur {count}.',
    putDown: 'Vous avez déposé {title} en position {place} sur {count}.',
    stays: '{title} reste en position {place} sur {count}.',
  },
};
