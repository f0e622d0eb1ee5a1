import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  hello: 'Hola:',
  helloName: 'Hola, {name}:',
  orOpen: 'O abre <link>este enlace</link>',
  accountChanged: 'Recibes este correo porque se modificó la cuenta que tiene esta dirección.',
  openProfile: 'Abrir tu perfil',
};
