import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  hello: 'こんにちは。',
  helloName: '{name}様',
  orOpen: 'または<link>こちらのリンク</link>を開いてください',
  accountChanged: 'このメールは、このメールアドレスのアカウントに変更があったためお送りしています。',
  openProfile: 'プロフィールを開く',
};
