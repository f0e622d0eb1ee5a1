import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  loading: 'Zeilen werden gesammelt',
  success: 'Datei gespeichert',
  failure: 'Die Zeilen ließen sich nicht sammeln',
  cut: 'Die Datei hat nur die ersten {count, number} Zeilen. Grenzen Sie die Liste ein, um die übrigen zu speichern',
};
