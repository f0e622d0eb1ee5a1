import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  loading: 'Reunindo as linhas',
  success: 'Arquivo salvo',
  failure: 'Não foi possível reunir as linhas',
  cut: 'O arquivo contém só as primeiras {count, number} linhas. Restrinja a lista para salvar as demais',
};
