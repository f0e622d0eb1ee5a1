import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  loading: 'Reuniendo las filas',
  success: 'Archivo guardado',
  failure: 'No se pudieron reunir las filas',
  cut: 'El archivo solo contiene las primeras {count, number} filas. Acota la lista para guardar las demás',
};
