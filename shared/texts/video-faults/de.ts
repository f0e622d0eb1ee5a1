import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  NOT_A_VIDEO:
    'Diese Datei ist kein Video, das ein Browser abspielen kann. Bitte laden Sie eine MP4-, WebM- oder MOV-Datei hoch',
  PLAYLIST: 'Diese Datei ist eine Wiedergabeliste und kein Video. Bitte laden Sie das Video selbst hoch',
  EMPTY: 'Diese Datei ist leer',
  TRUNCATED:
    'Das Ende dieses Videos fehlt. Bitte exportieren Sie es noch einmal und laden Sie die neue Datei hoch',
  NO_PICTURE: 'Diese Datei hat nur Ton. Eine Lektion braucht ein Bild',
  UNKNOWN_CODEC: 'Kein Browser spielt den Codec dieses Videos ab. Bitte exportieren Sie es als H.264',
  DAMAGED:
    'Der größte Teil dieses Videos ist nicht lesbar. Bitte exportieren Sie es noch einmal und laden Sie die neue Datei hoch',
  TOO_LONG: 'Dieses Video ist länger als 12 Stunden. Bitte teilen Sie es',
  TOO_LARGE: 'Dieses Video ist zu groß',
  UNREADABLE:
    'Dieses Video zu lesen, braucht mehr, als je eine Lektion braucht. Bitte exportieren Sie es noch einmal und laden Sie die neue Datei hoch',
  CHECKSUM: 'Die Datei, die ankam, ist nicht die, die gesendet wurde. Bitte laden Sie sie noch einmal hoch',
  DISK_FULL: 'Der Speicher der Schule ist voll. Schaffen Sie Platz und versuchen Sie es noch einmal',
  TIME_OVER:
    'Das Aufbereiten dieses Videos hat zu lange gedauert. Versuchen Sie es noch einmal oder exportieren Sie es mit geringerer Auflösung',
  INTERNAL:
    'Das Aufbereiten dieses Videos ist bei uns fehlgeschlagen. Versuchen Sie es noch einmal; mehr steht im Log des Servers',
};
