import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'المدفوعات',
  caption: 'المدفوعات، الأحدث أولًا',
  toProblems: 'ما يحتاج إلى انتباه',
  filter: {
    search: 'الاسم أو البريد الإلكتروني',
    state: 'الحالة',
    everyState: 'كل الحالات',
    states: { KEPT: 'محصّلة', REFUNDED: 'مستردة', DISPUTED: 'متنازع عليها' },
  },
  noneFound: {
    title: 'لا توجد دفعة كهذه',
    description: 'لا مدفوعات مطابقة في هذه الأيام.',
    showAll: 'عرض جميع المدفوعات',
  },
  none: {
    title: 'لا مدفوعات بعد',
    description: 'تظهر هنا كل دفعة فور إتمامها.',
  },
  who: 'الدافع',
  deletedAccount: 'حساب محذوف',
  failure: {
    loadPaymentProblems: 'تعذّر تحميل مشكلات المدفوعات',
    reconcilePayments: 'تعذّرت مطابقة المدفوعات مع Stripe',
  },
  loading: {
    reconcilePayments: 'جارٍ مطابقة المدفوعات مع Stripe',
  },
  success: {
    reconcilePayments: 'تمت مطابقة المدفوعات مع Stripe',
  },
  problems: {
    title: 'مدفوعات تحتاج إلى انتباه',
    toPayments: 'جميع المدفوعات',
    heading: 'المشكلات، الأحدث أولًا',
    none: 'لا شيء يحتاج إلى انتباهك',
    whatIsListed: 'تظهر هنا عمليات الاسترداد الفاشلة والنزاعات وكل ما لم يمكن إبلاغ Stripe به بعد.',
    showAll: 'عرض الكل ({count, number})',
    since: 'منذ <time>{moment}</time>',
    retry: 'إعادة محاولة الاسترداد',
    retryOf: 'إعادة محاولة الاسترداد إلى {name}',
    dispute: 'النزاع لدى Stripe',
    disputeHere: 'النزاع لدى Stripe، في علامة تبويب جديدة',
    disputeOf: 'النزاع لدى Stripe: {name}، في علامة تبويب جديدة',
    names: {
      CHECKOUT_REFUSED: 'لا صفحة دفع',
      DISPUTE: 'نزاع',
      EVENT_FAILED: 'فشل حدث من Stripe',
      EVENT_ODD: 'بيع خارج المدرسة',
      EVENT_REFUSED: 'رُفض حدث من Stripe',
      KEY_REFUSED: 'رُفض مفتاح Stripe',
      PORTAL_REFUSED: 'لا صفحة فوترة',
      PRICE_REFUSED: 'رُفض السعر',
      RECONCILIATION_FAILED: 'انقطعت المطابقة',
      REFUND_FAILED: 'فشل الاسترداد',
      REFUND_STUCK: 'استرداد في الانتظار',
      REFUND_REFUSED: 'رُفضت عمليات الاسترداد',
      REQUEST_STUCK: 'إلغاء في الانتظار',
      TAX_REFUSED: 'لم تُحسب الضريبة',
    },
  },
  comparison: {
    notLoaded: 'تعذّر تحميل موعد آخر مطابقة للمدفوعات.',
    compare: 'المطابقة الآن',
    outage: 'لا يستجيب Stripe منذ <time>{moment}</time>. ستُستأنف المدفوعات تلقائيًا عند عودته.',
    never: 'لم تتم المطابقة مع Stripe بعد.',
    brokeOff: 'انقطعت المطابقة مع Stripe في <time>{moment}</time>: {failure}',
    running: 'المطابقة مع Stripe جارية منذ <time>{moment}</time>',
    done: 'تمت المطابقة مع Stripe: <time>{moment}</time>، {differences, plural, =0 {دون أي فروق} zero {دون أي فروق} one {وصُحّح فرق واحد} two {وصُحّح فرقان} few {وصُحّحت # فروق} many {وصُحّح # فرقًا} other {وصُحّح # فرق}}',
    doneWithMissedEvents:
      'تمت المطابقة مع Stripe: <time>{moment}</time>، {differences, plural, =0 {دون أي فروق} zero {دون أي فروق} one {وصُحّح فرق واحد} two {وصُحّح فرقان} few {وصُحّحت # فروق} many {وصُحّح # فرقًا} other {وصُحّح # فرق}}، {events, plural, zero {ووصلت جميع الأحداث} one {ولم يصل حدث واحد} two {ولم يصل حدثان} few {ولم تصل # أحداث} many {ولم يصل # حدثًا} other {ولم يصل # حدث}}',
    showCorrected: 'عرض ما تم تصحيحه',
  },
};
