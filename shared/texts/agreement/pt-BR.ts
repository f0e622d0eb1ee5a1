import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  signUp: {
    both: 'Ao criar uma conta, você concorda com os <terms>Termos de uso</terms> de {date} e confirma que leu a <privacy>Política de privacidade</privacy>.',
    terms: 'Ao criar uma conta, você concorda com os <terms>Termos de uso</terms> de {date}.',
    privacy: 'Ao criar uma conta, você confirma que leu a <privacy>Política de privacidade</privacy>.',
  },
  buy: {
    both: 'Ao comprar, você concorda com os <terms>Termos de uso</terms> de {date} e confirma que leu a <privacy>Política de privacidade</privacy>.',
    terms: 'Ao comprar, você concorda com os <terms>Termos de uso</terms> de {date}.',
    privacy: 'Ao comprar, você confirma que leu a <privacy>Política de privacidade</privacy>.',
  },
};
