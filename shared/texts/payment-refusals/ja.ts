import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  conflict: {
    alreadySubscribed: 'サブスクリプションはすでに有効です',
    noSubscription: '解約できる有効なサブスクリプションはありません',
    notCancelled: '取り消せる解約はありません',
    renewalUnpaid:
      '更新のお支払いがまだ完了していません。新たに購入せず、プロフィールでカード情報を更新してください。',
    noCustomer: 'お支払いがまだないため、請求管理ページはありません',
    refundNotFailed: 'この支払いに、失敗した返金はありません',
    subscriptionRenews: 'サブスクリプションはこのまま更新されます。先に解約してください。',
    reconciling: '支払いをStripeと照合しているところです',
  },
  notFound: {
    checkout: 'この購入手続きは存在しません',
    subscription: 'このサブスクリプションは存在しません',
    payment: 'この支払いは存在しません',
  },
  refused: 'スクール側の設定に問題があるため、決済サービスに拒否されました。スクールには通知済みです。',
  notCompared: '現在Stripeに接続できないため、支払いを照合できませんでした',
  badSignature: 'このイベントの署名がないか、正しくないか、古すぎます',
  badEvent: 'これはStripeのイベントではありません',
};
