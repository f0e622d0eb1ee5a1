import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    cancelSubscription: 'تعذّر إلغاء الاشتراك',
    confirmSubscription: 'تعذّر إنشاء الاشتراك',
    startCheckout: 'حدث خطأ ما',
    loadKey: 'تعذّر تحميل البيانات',
    loadPayments: 'تعذّر تحميل المدفوعات',
    resumeSubscription: 'تعذّر استئناف الاشتراك',
    openBillingPortal: 'تعذّر فتح صفحة الفوترة',
  },
  loading: {
    cancelSubscription: 'جارٍ الإلغاء',
    resumeSubscription: 'جارٍ استئناف اشتراكك',
    openBillingPortal: 'جارٍ فتح صفحة الفوترة',
  },
  success: {
    cancelSubscription: 'تم الإلغاء',
    confirmSubscription: 'الاشتراك نشط',
    loadPayments: 'تم تحميل المدفوعات',
    resumeSubscription: 'اشتراكك مستمر',
  },
  question: {
    cancelSubscription: 'تأكيد إلغاء اشتراكك؟',
  },
  pending: 'لم تُؤكَّد دفعتك بعد. ستُحدَّث هذه الصفحة تلقائيًا',
  unavailable: 'تعذّر الاتصال بمزوّد الدفع الآن. يُرجى المحاولة مجددًا بعد قليل',
  noted: 'لم ينفّذ مزوّد الدفع هذا بعد. تم تسجيل طلبك وسيُنفَّذ تلقائيًا',
  columns: {
    paidOn: 'تاريخ الدفع',
    amount: 'المبلغ',
    refunded: 'المسترد',
  },
  receipt: {
    name: 'إيصال',
    link: 'إيصال {date}، في علامة تبويب جديدة',
  },
  invoice: {
    name: 'فاتورة',
    link: 'فاتورة {date}، في علامة تبويب جديدة',
  },
};
