import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  verify: 'Verifique em {address}',
  undrawable: {
    name: 'A pessoa indicada no endereço abaixo',
    title: 'indicado no endereço abaixo',
    instructor: 'Ministrado pela pessoa indicada no endereço abaixo',
  },
};
