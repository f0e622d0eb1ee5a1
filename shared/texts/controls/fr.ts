import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  file: {
    choosePicture: 'Choisissez une image ou déposez-la ici',
    chooseVideo: 'Choisissez une vidéo ou déposez-la ici',
    remove: 'Retirer',
  },
  conflict: {
    theirs: '{label}, version enregistrée par quelqu’un d’autre',
    nothing: 'Rien',
    keepMine: 'Garder la mienne',
    takeTheirs: 'Prendre l’autre version',
    taken: 'Quelqu’un d’autre a modifié ce champ entre-temps. Sa version est affichée.',
  },
  days: {
    from: 'Du',
    until: 'Au',
  },
  leave: {
    question: 'Quitter sans enregistrer ?',
    consequence: 'Vos modifications sur cette page seront perdues.',
    leave: 'Quitter',
    stay: 'Rester',
  },
  logout: {
    question: 'Se déconnecter maintenant ?',
    uploads:
      'L’envoi des vidéos en cours s’arrête. Il reprend quand vous vous reconnectez ; vous devrez peut-être choisir à nouveau les fichiers.',
  },
  draft: {
    kept: 'Le {moment}, vous avez commencé une saisie qui n’est pas enregistrée.',
    goOn: 'La reprendre',
    throwAway: 'L’abandonner',
  },
  sorting: {
    label: 'Trier par',
    ascending: '{column}, croissant',
    descending: '{column}, décroissant',
  },
  pagination: {
    previous: 'Précédent',
    next: 'Suivant',
    courses: {
      label: 'Pages de cours',
      range: 'Cours {first, number} à {last, number} sur {total, number}',
      none: 'Aucun cours sur cette page',
    },
    cues: {
      label: 'Pages de sous-titres',
      range: 'Sous-titres {first, number} à {last, number} sur {total, number}',
      none: 'Aucun sous-titre sur cette page',
    },
  },
};
