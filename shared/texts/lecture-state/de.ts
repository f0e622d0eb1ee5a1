import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  checking: 'Video wird geprüft',
  fetching: 'Video wird geholt',
  converting: 'Wird umgewandelt',
  convertingPercent: 'Wird umgewandelt: {percent}',
  storing: 'Ergebnis wird gespeichert',
  waiting: 'Wartet auf die Verarbeitung',
  uploading: 'Wird hochgeladen: {percent}',
  ready: 'Bereit',
  failed: 'Fehlgeschlagen',
  failedBecause: 'Fehlgeschlagen: {reason}',
  retry: 'Noch einmal',
  retryNamed: 'Noch einmal: {title}',
};
