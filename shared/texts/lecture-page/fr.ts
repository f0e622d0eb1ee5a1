import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  lectures: 'Leçons',
  transcript: 'Transcription',
  side: 'À côté de la vidéo',
  locked: 'Verrouillée',
  notReady: 'Cette vidéo n’est pas encore prête.',
  noLectures: 'Ce cours n’a pas encore de leçons.',
  markDone: 'Marquer comme terminée',
  done: 'Terminée',
  subscribe: 'S’abonner',
  login: 'Se connecter',
  price: '{price} pour {term}',
  courseCompleted: 'Cours terminé',
  lastLecture: 'C’était la dernière leçon du cours.',
  toCertificate: 'Voir votre certificat',
  toCourse: 'Retour au cours',
};
