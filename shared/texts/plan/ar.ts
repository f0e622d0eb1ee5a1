import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  term: '{years, plural, zero {# سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}',
  forTerm:
    'لمدة {years, plural, zero {# سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}',
  freeDays:
    'في أول اشتراك تكون المشاهدة مجانية لمدة {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  refund: {
    title: 'استرداد 100% عند الإلغاء',
    terms:
      'عند الإلغاء خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من الدفع يُردّ إليك المبلغ كاملًا، وينتهي الوصول فورًا. أما عند الإلغاء بعد ذلك فتبقى المشاهدة متاحة حتى نهاية {years, plural, zero {المدة المدفوعة} one {السنة المدفوعة} two {المدة المدفوعة} few {المدة المدفوعة} many {المدة المدفوعة} other {المدة المدفوعة}}، ولا يُجدَّد الاشتراك.',
    none: 'عند الإلغاء تبقى المشاهدة متاحة حتى نهاية {years, plural, zero {المدة المدفوعة} one {السنة المدفوعة} two {المدة المدفوعة} few {المدة المدفوعة} many {المدة المدفوعة} other {المدة المدفوعة}}، ولا يُجدَّد الاشتراك.',
  },
};
