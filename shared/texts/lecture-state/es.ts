import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  checking: 'Comprobando el video',
  fetching: 'Obteniendo el video',
  converting: 'Convirtiendo',
  convertingPercent: 'Convirtiendo: {percent}',
  storing: 'Guardando el resultado',
  waiting: 'En espera de procesarse',
  uploading: 'Subiendo: {percent}',
  ready: 'Listo',
  failed: 'Error',
  failedBecause: 'Error: {reason}',
  retry: 'Reintentar',
  retryNamed: 'Reintentar: {title}',
};
