import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  noFfmpeg: 'ffmpeg no está instalado en el servidor. Hace falta para extraer el sonido del video',
  noAudio: 'Este video no tiene sonido que se pueda transcribir',
  noVideo: 'El video de esta clase ya no está',
  commandFailed: 'El comando falló ({code}): {output}',
  refused: 'El servicio lo rechazó (HTTP {status}): {answer}',
  unreachable: 'No se puede acceder al servicio: {reason}',
  timeOver: 'La escritura de los subtítulos tardó demasiado',
  tooLarge: 'La respuesta es más grande de lo que pueden ser unos subtítulos',
  noTimes: 'El servicio respondió sin los tiempos de lo que se dice',
  notCaptions: 'La respuesta no son subtítulos: {reason}',
  internal:
    'La escritura de los subtítulos falló por nuestra parte. Inténtalo de nuevo; el registro del servidor dice más',
};
