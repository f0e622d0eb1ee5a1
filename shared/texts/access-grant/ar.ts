import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadMemberAccess: 'تعذّر تحميل سجل الوصول',
  },
  success: {
    grantAccess: 'تم منح الوصول',
    endAccess: 'تم إنهاء الوصول',
  },
  validation: {
    timeOver: 'يُرجى اختيار وقت لم يحن بعد',
    grantTooLong:
      'أقصى مدة لمنح الوصول {years, plural, zero {# سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}',
  },
  conflict: {
    noAccess: 'ليس لدى هذا الشخص وصول يمكن إنهاؤه',
  },
  nothingYet: 'لا شيء بعد. ستظهر هنا عمليات الشراء والمدفوعات والمبالغ المستردة والوصول الممنوح.',
};
