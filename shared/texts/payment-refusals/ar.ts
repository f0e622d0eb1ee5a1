import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  conflict: {
    alreadySubscribed: 'اشتراكك نشط بالفعل',
    noSubscription: 'لا يوجد اشتراك نشط لإلغائه',
    notCancelled: 'لا يوجد إلغاء للتراجع عنه',
    renewalUnpaid: 'لم يُدفع تجديد اشتراكك بعد. يُرجى تحديث بطاقتك من ملفك الشخصي بدلًا من الشراء مجددًا',
    noCustomer: 'لا توجد لك أي دفعة بعد، ولذلك لا توجد صفحة فوترة',
    refundNotFailed: 'لم يفشل أي استرداد لهذه الدفعة',
    subscriptionRenews: 'اشتراكك سيستمر. يُرجى إلغاؤه أولًا',
    reconciling: 'مطابقة المدفوعات مع Stripe جارية بالفعل',
  },
  notFound: {
    checkout: 'عملية الشراء هذه غير موجودة',
    subscription: 'هذا الاشتراك غير موجود',
    payment: 'هذه الدفعة غير موجودة',
  },
  refused: 'يرفض مزوّد الدفع هذا الطلب بسبب أمر على المدرسة إصلاحه. تم إبلاغ المدرسة',
  notCompared: 'تعذّر الاتصال بـ Stripe الآن، ولذلك لم تتم مطابقة المدفوعات',
  badSignature: 'توقيع هذا الحدث مفقود أو خاطئ أو قديم',
  badEvent: 'هذا ليس حدثًا من Stripe',
};
