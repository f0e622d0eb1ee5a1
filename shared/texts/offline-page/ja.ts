import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'オフラインです',
  explanation:
    'このページは、この端末ではまだ開かれていません。一度見た公開ページはネットワークなしでも開けますが、レクチャーには接続が必要です。接続が戻ると、目的のページが自動的に開きます。',
  tryAgain: '再試行',
};
