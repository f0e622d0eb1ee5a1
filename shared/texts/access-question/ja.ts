import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  canWatch: '視聴できる理由',
  cannotWatch: '視聴できない理由',
};
