import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  freeLectureOver: 'كانت هذه المحاضرة مجانية. باشتراك نشط تُتاح لك بقية المحاضرات كلها.',
  nextLecture: 'التالية: {title}',
  refund:
    'استرداد 100% خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
};
