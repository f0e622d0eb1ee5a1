import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  renewal: {
    label: 'サブスクリプションの更新',
    locked: '更新のお支払いができなかったため、レクチャーがロックされています。',
    openUntil: '更新のお支払いができませんでした。レクチャーは{date}まで視聴できます。',
    hide: '次回のアクセスまで非表示',
  },
  secondFactor: {
    label: '管理者に必要な設定',
    text: 'このスクールでは、管理者に2段階認証の設定をお願いしています。設定が完了するまでは、受講者と同じ操作のみ行えます。',
    setUp: '設定する',
  },
};
