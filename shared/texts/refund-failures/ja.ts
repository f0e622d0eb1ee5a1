import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  lost_or_stolen_card: 'カードの紛失または盗難が届け出られています',
  expired_or_canceled_card: 'カードの有効期限が切れているか、解約されています',
  charge_for_pending_refund_disputed: 'その間に銀行がこの支払いのチャージバックを開始しました',
  insufficient_funds: 'Stripeにあるスクールの残高が不足していました',
  declined: '銀行が受け付けませんでした',
  merchant_request: 'スクールが取り消しました',
  unknown: '銀行から理由の説明がありませんでした',
};
