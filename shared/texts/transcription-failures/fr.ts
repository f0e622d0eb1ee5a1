import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  noFfmpeg: 'ffmpeg n’est pas installé sur le serveur. Il est nécessaire pour extraire le son de la vidéo',
  noAudio: 'Cette vidéo n’a aucun son à transcrire',
  noVideo: 'La vidéo de cette leçon n’est plus là',
  commandFailed: 'La commande a échoué ({code}) : {output}',
  refused: 'Le service a refusé (HTTP {status}) : {answer}',
  unreachable: 'Le service est injoignable : {reason}',
  timeOver: 'L’écriture des sous-titres a pris trop de temps',
  tooLarge: 'La réponse est plus grande que ne peuvent l’être des sous-titres',
  noTimes: 'Le service a répondu sans les temps des paroles',
  notCaptions: 'La réponse n’est pas un fichier de sous-titres : {reason}',
  internal:
    'L’écriture des sous-titres a échoué de notre côté. Réessayez ; le journal du serveur en dit plus',
};
