import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  freeLectureOver: 'Esta aula foi grátis. Com uma assinatura ativa, você assiste a todas as outras.',
  nextLecture: 'A seguir: {title}',
  refund: 'Reembolso de 100% em até {days, plural, one {# dia} other {# dias}}',
};
