import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    refundPayment: '返金できませんでした',
    retryRefund: '返金を再試行できませんでした',
  },
  loading: {
    refundPayment: '返金しています',
    retryRefund: '返金を再試行しています',
  },
  success: {
    refundPayment: '返金の手続きを開始しました',
    retryRefund: '返金の手続きを再開しました',
  },
  validation: {
    notPositive: '0より大きい金額を入力してください',
    amount: '{most}以下の金額を入力してください',
  },
  requested:
    '{amount}の返金を受け付けました。Stripeでの処理がまだ完了していないため、自動的に再試行されます。',
  conflict: {
    tooMuch: 'この支払いで返金できるのは、残り{left}です',
    nothingLeft: 'この支払いは全額返金済みか、返金手続き中です',
    failed: 'この支払いには失敗した返金があります。その返金を再試行してください。',
    disputed: '支払い元の銀行がこの支払いを取り消したため、返金できません',
  },
  state: {
    PENDING: '{date}から返金手続き中',
    SUCCEEDED: '返金済み（口座への反映には数日かかることがあります）',
    FAILED: '返金失敗',
    failedBecause: '返金失敗：{reason}',
    CANCELED: '返金はStripeで取り消されました',
  },
  dispute: {
    badge: 'チャージバック',
    explanation: '支払い元の銀行が取り消しを申請しています',
    link: 'Stripeでチャージバックを見る',
    linkOf: 'Stripeでチャージバックを見る：{date}の支払い（新しいタブで開く）',
  },
  retry: '返金を再試行',
  retryOf: '{date}の支払いの返金を再試行',
  refund: '返金',
  refundOf: '{date}の支払いを返金',
  dialog: {
    title: '{date}の支払いを返金しますか？',
    description:
      '支払額{amount}のうち、{refundable}を返金できます。支払いに使われたカードに返金され、取り消しはできません。一部のみの返金では、アクセス権は変わりません。現在の契約年の支払いを全額返金すると、レクチャーはただちにロックされ、サブスクリプションは終了します。',
    amountIn: '金額（{currency}）',
    upTo: '{refundable}まで',
  },
  columns: { state: '状態', stripe: 'Stripe' },
  open: '開く',
  openOf: 'Stripeで{date}の支払いを開く（新しいタブで開く）',
};
