import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'ホーム画面に追加',
  intro:
    '{school}はアプリのように開けます。一度見た公開ページはネットワークなしでも開けますが、レクチャーには接続が必要です。',
  install: 'インストール',
  never: '今後表示しない',
};
