import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  freeLectureOver: 'Diese Lektion war kostenlos. Ein aktives Abo öffnet alle anderen.',
  nextLecture: 'Als Nächstes: {title}',
  refund: '100 % Erstattung innerhalb von {days, plural, one {# Tag} other {# Tagen}}',
};
