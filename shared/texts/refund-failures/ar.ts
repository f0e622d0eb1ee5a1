import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  lost_or_stolen_card: 'تم الإبلاغ عن فقدان البطاقة أو سرقتها',
  expired_or_canceled_card: 'انتهت صلاحية البطاقة أو تم إغلاقها',
  charge_for_pending_refund_disputed: 'فتح البنك في هذه الأثناء نزاعًا على الدفعة',
  insufficient_funds: 'كان رصيد المدرسة لدى Stripe منخفضًا جدًا',
  declined: 'لم يقبله البنك',
  merchant_request: 'ألغته المدرسة',
  unknown: 'لم يذكر البنك السبب',
};
