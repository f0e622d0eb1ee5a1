import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  loading: { save: 'Enregistrement des chapitres' },
  success: { save: 'Chapitres enregistrés', remove: 'Chapitre supprimé' },
  failure: { save: 'Les chapitres n’ont pas pu être enregistrés' },
  hint: 'Les chapitres figurent dans la description : une ligne par chapitre, qui commence par son temps, comme 1:30 Index. Le premier commence à 0:00.',
  none: 'Pas encore de chapitres. Lancez la vidéo, arrêtez-la là où une partie commence, puis ajoutez-la.',
  validation: {
    time: 'Écrivez un temps comme 1:30',
    tooLate: 'La vidéo est déjà finie à ce moment-là',
    sameTime: 'Un autre chapitre commence à ce moment-là',
    title: 'Donnez-lui un titre',
    first: 'Le premier chapitre commence à 0:00',
    two: 'Une liste de chapitres en compte au moins deux',
  },
  heading: 'Chapitres',
  ofLecture: 'Leçon : <lecture>{title}</lecture>',
  captions: 'Sous-titres',
  editLecture: 'Modifier la leçon',
  save: 'Enregistrer les chapitres',
  add: 'Ajouter un chapitre ici',
  start: 'Début du chapitre {number}',
  title: 'Titre du chapitre {number}',
  play: 'Le lire',
  playNamed: 'Lire le chapitre {number}',
  delete: 'Le supprimer',
  deleteNamed: 'Supprimer le chapitre {number}',
};
