import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  hello: 'Olá!',
  helloName: 'Olá, {name}!',
  orOpen: 'Ou abra <link>link</link>',
  accountChanged: 'Você recebeu este e-mail porque a conta com este endereço foi alterada.',
  openProfile: 'Abrir seu perfil',
};
