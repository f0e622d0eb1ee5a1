import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  canWatch: 'Pourquoi ai-je accès ?',
  cannotWatch: 'Pourquoi n’ai-je pas accès ?',
};
