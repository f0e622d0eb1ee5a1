import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    markLecture: 'تعذّر تحديد المحاضرة',
    loadProgress: 'تعذّر تحميل موضع توقفك',
  },
  validation: {
    position: 'هذا ليس موضعًا في فيديو',
  },
  yours: 'تقدّمك',
  lecturesDone:
    'تم إكمال {done} من {total, plural, zero {# محاضرة} one {محاضرة واحدة} two {محاضرتين} few {# محاضرات} many {# محاضرة} other {# محاضرة}}',
  done: 'مكتملة',
  watched: 'تمت مشاهدة {percent}%',
};
