import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  NOT_A_VIDEO:
    'Este archivo no es un video que un navegador pueda reproducir. Sube un archivo MP4, WebM o MOV',
  PLAYLIST: 'Este archivo es una lista de reproducción, no un video. Sube el video mismo',
  EMPTY: 'Este archivo está vacío',
  TRUNCATED: 'Falta el final de este video. Expórtalo de nuevo y sube el archivo nuevo',
  NO_PICTURE: 'Este archivo solo tiene sonido. Una clase necesita imagen',
  UNKNOWN_CODEC: 'Ningún navegador reproduce el códec de este video. Expórtalo como H.264',
  DAMAGED: 'La mayor parte de este video no se puede leer. Expórtalo de nuevo y sube el archivo nuevo',
  TOO_LONG: 'Este video dura más de 12 horas. Divídelo, por favor',
  TOO_LARGE: 'Este video es demasiado grande',
  UNREADABLE:
    'Leer este video exige más de lo que necesita cualquier clase. Expórtalo de nuevo y sube el archivo nuevo',
  CHECKSUM: 'El archivo que llegó no es el que se envió. Vuelve a subirlo, por favor',
  DISK_FULL: 'El disco de la escuela está lleno. Libera espacio e inténtalo de nuevo',
  TIME_OVER:
    'La preparación de este video tardó demasiado. Inténtalo de nuevo o expórtalo con menor resolución',
  INTERNAL:
    'La preparación de este video falló por nuestra parte. Inténtalo de nuevo; en el registro del servidor hay más detalles',
};
