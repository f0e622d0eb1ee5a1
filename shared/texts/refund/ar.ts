import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    refundPayment: 'تعذّر رد الدفعة',
    retryRefund: 'تعذّرت إعادة محاولة الاسترداد',
  },
  loading: {
    refundPayment: 'جارٍ رد الدفعة',
    retryRefund: 'جارٍ إعادة محاولة الاسترداد',
  },
  success: {
    refundPayment: 'المبلغ المسترد في الطريق',
    retryRefund: 'المبلغ المسترد في الطريق مجددًا',
  },
  validation: {
    notPositive: 'يُرجى إدخال مبلغ أكبر من الصفر',
    amount: 'يُرجى إدخال مبلغ لا يتجاوز {most}',
  },
  requested: 'من المقرر رد {amount}. لم ينفّذ Stripe ذلك بعد، وستُعاد المحاولة تلقائيًا',
  conflict: {
    tooMuch: 'أقصى ما يمكن رده من هذه الدفعة الآن هو {left}',
    nothingLeft: 'رُدّت هذه الدفعة بالكامل، أو ردها جارٍ',
    failed: 'فشل استرداد سابق لهذه الدفعة. يُرجى إعادة محاولته أولًا',
    disputed: 'استعاد بنك الدافع هذه الدفعة، ولذلك لا يمكن رد أي جزء منها',
  },
  state: {
    PENDING: 'الاسترداد جارٍ منذ {date}',
    SUCCEEDED: 'تم الاسترداد، وقد يستغرق ظهوره لدى البنك بضعة أيام',
    FAILED: 'فشل الاسترداد',
    failedBecause: 'فشل الاسترداد: {reason}',
    CANCELED: 'أُلغي الاسترداد لدى Stripe',
  },
  dispute: {
    badge: 'متنازع عليها',
    explanation: 'يطلب بنك الدافع استعادتها',
    link: 'النزاع لدى Stripe',
    linkOf: 'النزاع لدى Stripe حول دفعة {date}، في علامة تبويب جديدة',
  },
  retry: 'إعادة محاولة الاسترداد',
  retryOf: 'إعادة محاولة الاسترداد: دفعة {date}',
  refund: 'رد المبلغ',
  refundOf: 'رد المبلغ: دفعة {date}',
  dialog: {
    title: 'رد دفعة {date}؟',
    description:
      'المبلغ المدفوع {amount}، ويمكن رد {refundable} منه. يعود المبلغ إلى البطاقة التي دُفع بها، ولا يمكن التراجع عن ذلك. رد جزء من المبلغ لا يغيّر الوصول. أما إذا رُدّت دفعة السنة الجارية بالكامل، فستُقفل المحاضرات فورًا وينتهي الاشتراك.',
    amountIn: 'المبلغ بعملة {currency}',
    upTo: 'حتى {refundable}',
  },
  columns: { state: 'الحالة', stripe: 'لدى Stripe' },
  open: 'فتح',
  openOf: 'فتح دفعة {date} لدى Stripe، في علامة تبويب جديدة',
};
