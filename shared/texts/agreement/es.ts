import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  signUp: {
    both: 'Al crear una cuenta, aceptas las <terms>Condiciones de uso</terms> del {date} y confirmas que has leído la <privacy>Política de privacidad</privacy>.',
    terms: 'Al crear una cuenta, aceptas las <terms>Condiciones de uso</terms> del {date}.',
    privacy: 'Al crear una cuenta, confirmas que has leído la <privacy>Política de privacidad</privacy>.',
  },
  buy: {
    both: 'Al comprar, aceptas las <terms>Condiciones de uso</terms> del {date} y confirmas que has leído la <privacy>Política de privacidad</privacy>.',
    terms: 'Al comprar, aceptas las <terms>Condiciones de uso</terms> del {date}.',
    privacy: 'Al comprar, confirmas que has leído la <privacy>Política de privacidad</privacy>.',
  },
};
