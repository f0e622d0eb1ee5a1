import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  canWatch: '¿Por qué tengo acceso?',
  cannotWatch: '¿Por qué no tengo acceso?',
};
