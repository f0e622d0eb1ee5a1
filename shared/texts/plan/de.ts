import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  term: '{years, plural, one {# Jahr} other {# Jahre}}',
  forTerm: 'für {years, plural, one {# Jahr} other {# Jahre}}',
  freeDays: 'Wer zum ersten Mal abonniert, sieht {days, plural, one {# Tag} other {# Tage}} kostenlos.',
  refund: {
    title: '100 % Erstattung bei Kündigung',
    terms:
      'Wenn Sie innerhalb von {days, plural, one {# Tag} other {# Tagen}} nach der Zahlung kündigen, erhalten Sie alles zurück; der Zugang endet sofort. Kündigen Sie später, sehen Sie weiter bis zum Ende {years, plural, one {des bezahlten Jahres} other {der bezahlten Laufzeit}}; verlängert wird nicht.',
    none: 'Wenn Sie kündigen, sehen Sie weiter bis zum Ende {years, plural, one {des bezahlten Jahres} other {der bezahlten Laufzeit}}; verlängert wird nicht.',
  },
};
