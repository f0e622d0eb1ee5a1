import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: {
    active: '有効',
    inactive: '無効',
    grace: '猶予期間中',
    pastDue: '支払い遅延',
    pending: '確認待ち',
  },
  details: {
    never: '加入歴なし',
    granted: '{date}まで付与',
    ends: '支払い済み、{date}に終了',
    renews: '支払い済み、{date}に更新',
    grace: '更新の支払いが未完了、{date}まで視聴可能',
    ended: '{date}に終了',
    endedEarly: '期間の途中で終了',
    pastDue: '更新の支払いができませんでした',
    pending: '初回の支払いがまだ確認されていません',
  },
  requests: {
    endWithRefund:
      'アクセス権の停止と返金が{date}から保留中です。Stripeに接続できなかったため、自動的に再試行されます。',
    end: 'アクセス権の停止が{date}から保留中です。Stripeに接続できなかったため、自動的に再試行されます。',
    endOfPeriod:
      '支払い済み期間の終了時の解約が{date}から保留中です。Stripeに接続できなかったため、自動的に再試行されます。',
    resume:
      'サブスクリプションの再開が{date}から保留中です。Stripeに接続できなかったため、自動的に再試行されます。',
  },
};
