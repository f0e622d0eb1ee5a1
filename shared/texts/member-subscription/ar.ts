import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: {
    active: 'نشط',
    inactive: 'غير نشط',
    grace: 'في فترة السماح',
    pastDue: 'متأخر السداد',
    pending: 'قيد التأكيد',
  },
  details: {
    never: 'لا اشتراك سابق',
    granted: 'وصول ممنوح حتى {date}',
    ends: 'مدفوع، ينتهي في {date}',
    renews: 'مدفوع، يتجدد في {date}',
    grace: 'لم يُدفع التجديد بعد، والوصول متاح حتى {date}',
    ended: 'انتهى في {date}',
    endedEarly: 'انتهى قبل موعده',
    pastDue: 'تعذّر دفع التجديد',
    pending: 'لم تُؤكَّد الدفعة الأولى بعد',
  },
  requests: {
    endWithRefund:
      'إنهاء الوصول واسترداد المبلغ في الانتظار منذ {date}. تعذّر الاتصال بـ Stripe، وستُعاد المحاولة تلقائيًا.',
    end: 'إنهاء الوصول في الانتظار منذ {date}. تعذّر الاتصال بـ Stripe، وستُعاد المحاولة تلقائيًا.',
    endOfPeriod:
      'الإلغاء بنهاية السنة المدفوعة في الانتظار منذ {date}. تعذّر الاتصال بـ Stripe، وستُعاد المحاولة تلقائيًا.',
    resume: 'استئناف الاشتراك في الانتظار منذ {date}. تعذّر الاتصال بـ Stripe، وستُعاد المحاولة تلقائيًا.',
  },
};
