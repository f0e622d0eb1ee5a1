import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    cancelSubscription: '解約できませんでした',
    confirmSubscription: 'サブスクリプションを開始できませんでした',
    startCheckout: '問題が発生しました',
    loadKey: 'データを読み込めませんでした',
    loadPayments: '支払い履歴を読み込めませんでした',
    resumeSubscription: 'サブスクリプションを再開できませんでした',
    openBillingPortal: '請求管理ページを開けませんでした',
  },
  loading: {
    cancelSubscription: '解約の手続きをしています',
    resumeSubscription: 'サブスクリプションを再開しています',
    openBillingPortal: '請求管理ページを開いています',
  },
  success: {
    cancelSubscription: '解約しました',
    confirmSubscription: 'サブスクリプションが有効になりました',
    loadPayments: '支払い履歴を読み込みました',
    resumeSubscription: 'サブスクリプションを再開しました',
  },
  question: {
    cancelSubscription: 'サブスクリプションを解約しますか？',
  },
  pending: 'お支払いはまだ確認されていません。このページは自動的に更新されます。',
  unavailable: '現在、決済サービスに接続できません。しばらくしてからもう一度お試しください。',
  noted: '決済サービスでの処理がまだ完了していません。ご希望の内容は受け付け済みで、自動的に処理されます。',
  columns: {
    paidOn: '支払日',
    amount: '金額',
    refunded: '返金額',
  },
  receipt: {
    name: '領収書',
    link: '{date}の領収書（新しいタブで開く）',
  },
  invoice: {
    name: '請求書',
    link: '{date}の請求書（新しいタブで開く）',
  },
};
