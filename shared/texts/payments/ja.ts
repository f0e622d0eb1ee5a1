import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: '支払い',
  caption: '支払い（新しい順）',
  toProblems: '確認が必要な支払い',
  filter: {
    search: '名前またはメールアドレス',
    state: '状態',
    everyState: 'すべての状態',
    states: { KEPT: '受領済み', REFUNDED: '返金済み', DISPUTED: 'チャージバック' },
  },
  noneFound: {
    title: '該当する支払いはありません',
    description: 'この期間に、条件に一致する支払いはありません。',
    showAll: 'すべての支払いを表示',
  },
  none: {
    title: '支払いはまだありません',
    description: '支払いが行われると、ここに表示されます。',
  },
  who: '支払者',
  deletedAccount: '削除されたアカウント',
  failure: {
    loadPaymentProblems: '支払いの問題を読み込めませんでした',
    reconcilePayments: '支払いをStripeと照合できませんでした',
  },
  loading: {
    reconcilePayments: '支払いをStripeと照合しています',
  },
  success: {
    reconcilePayments: '支払いをStripeと照合しました',
  },
  problems: {
    title: '確認が必要な支払い',
    toPayments: 'すべての支払い',
    heading: '問題（新しい順）',
    none: '確認が必要なものはありません',
    whatIsListed: '失敗した返金、チャージバック、Stripeにまだ反映できていない操作がここに表示されます。',
    showAll: '{count, number}件すべてを表示',
    since: '<time>{moment}</time>から',
    retry: '返金を再試行',
    retryOf: '{name}さんへの返金を再試行',
    dispute: 'Stripeでチャージバックを見る',
    disputeHere: 'Stripeでチャージバックを見る（新しいタブで開く）',
    disputeOf: 'Stripeでチャージバックを見る：{name}さん（新しいタブで開く）',
    names: {
      CHECKOUT_REFUSED: '支払いページを開けない',
      DISPUTE: 'チャージバック',
      EVENT_FAILED: 'Stripeのイベント処理に失敗',
      EVENT_ODD: 'スクール外での販売',
      EVENT_REFUSED: 'Stripeのイベントを拒否',
      KEY_REFUSED: 'Stripeのキーが拒否された',
      PORTAL_REFUSED: '請求管理ページを開けない',
      PRICE_REFUSED: '価格が拒否された',
      RECONCILIATION_FAILED: '照合が中断',
      REFUND_FAILED: '返金に失敗',
      REFUND_STUCK: '返金が保留中',
      REFUND_REFUSED: '返金が拒否された',
      REQUEST_STUCK: '解約が保留中',
      TAX_REFUSED: '税額を計算できない',
    },
  },
  comparison: {
    notLoaded: '前回の照合日時を読み込めませんでした。',
    compare: '今すぐ照合',
    outage:
      '<time>{moment}</time>からStripeの応答がありません。回復すると、支払いの処理は自動的に再開されます。',
    never: 'まだStripeと照合していません。',
    brokeOff: '<time>{moment}</time>のStripeとの照合は中断されました：{failure}',
    running: '<time>{moment}</time>からStripeと照合しています',
    done: '<time>{moment}</time>にStripeと照合、{differences, plural, =0 {差異なし} other {差異#件を修正}}',
    doneWithMissedEvents:
      '<time>{moment}</time>にStripeと照合、{differences, plural, =0 {差異なし} other {差異#件を修正}}、未着のイベント{events, number}件',
    showCorrected: '修正内容を表示',
  },
};
