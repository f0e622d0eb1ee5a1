import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  verify: 'Se puede verificar en {address}',
  undrawable: {
    name: 'La persona indicada en la dirección de abajo',
    title: 'indicado en la dirección de abajo',
    instructor: 'Impartido por la persona indicada en la dirección de abajo',
  },
};
