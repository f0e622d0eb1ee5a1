import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  NOT_A_VIDEO:
    'Ce fichier n’est pas une vidéo lisible par un navigateur. Envoyez un fichier MP4, WebM ou MOV',
  PLAYLIST: 'Ce fichier est une liste de lecture, pas une vidéo. Envoyez la vidéo elle-même',
  EMPTY: 'Ce fichier est vide',
  TRUNCATED: 'La fin de cette vidéo manque. Exportez-la à nouveau et envoyez le nouveau fichier',
  NO_PICTURE: 'Ce fichier ne contient que du son. Une leçon a besoin d’une image',
  UNKNOWN_CODEC: 'Aucun navigateur ne lit le codec de cette vidéo. Exportez-la en H.264',
  DAMAGED: 'Cette vidéo est en grande partie illisible. Exportez-la à nouveau et envoyez le nouveau fichier',
  TOO_LONG: 'Cette vidéo dure plus de 12 heures. Divisez-la',
  TOO_LARGE: 'Cette vidéo est trop volumineuse',
  UNREADABLE:
    'La lecture de cette vidéo demande plus de ressources qu’une leçon n’en exige. Exportez-la à nouveau et envoyez le nouveau fichier',
  CHECKSUM: 'Le fichier reçu n’est pas celui qui a été envoyé. Envoyez-le à nouveau',
  DISK_FULL: 'Le disque de l’école est plein. Libérez de l’espace et réessayez',
  TIME_OVER:
    'La préparation de cette vidéo a pris trop de temps. Réessayez, ou exportez-la avec une résolution plus basse',
  INTERNAL:
    'La préparation de cette vidéo a échoué de notre côté. Réessayez ; le journal du serveur en dit plus',
};
