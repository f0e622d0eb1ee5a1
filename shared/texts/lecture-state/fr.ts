import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  checking: 'Vérification de la vidéo',
  fetching: 'Récupération de la vidéo',
  converting: 'Conversion',
  convertingPercent: 'Conversion : {percent}',
  storing: 'Enregistrement du résultat',
  waiting: 'En attente de traitement',
  uploading: 'Envoi : {percent}',
  ready: 'Prête',
  failed: 'Échec',
  failedBecause: 'Échec : {reason}',
  retry: 'Réessayer',
  retryNamed: 'Réessayer : {title}',
};
