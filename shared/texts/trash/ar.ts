import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'سلة المهملات',
  intro:
    'يبقى المحذوف هنا مدة {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. وحتى انقضائها تمكن استعادته بما فيه من محاضرات وفيديوهات.',
  empty: 'سلة المهملات فارغة',
  emptyHint:
    'تبقى الدورات والمحاضرات المحذوفة هنا مدة {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، ويمكن خلالها استعادتها.',
  toDashboard: 'الانتقال إلى لوحة التحكم',
  emptyTrash: 'إفراغ سلة المهملات',
  courses: {
    heading: 'الدورات',
    caption: 'الدورات في سلة المهملات',
    none: 'لا دورات في سلة المهملات.',
    consequence: 'ستُحذف معها محاضراتها وفيديوهاتها وسجل مشاهدتها. ولن يتمكن أحد من استعادتها.',
  },
  lectures: {
    heading: 'المحاضرات',
    caption: 'المحاضرات في سلة المهملات',
    none: 'لا محاضرات في سلة المهملات.',
    consequence: 'سيُحذف معها الفيديو والتسميات التوضيحية. ولن يتمكن أحد من استعادتها.',
  },
  column: {
    title: 'العنوان',
    lectures: 'المحاضرات',
    course: 'الدورة',
    vanishes: 'الحذف النهائي',
    actions: 'الإجراءات',
  },
  numberOfLectures:
    '{count, plural, zero {لا محاضرات} one {محاضرة واحدة} two {محاضرتان} few {# محاضرات} many {# محاضرة} other {# محاضرة}}',
  daysLeft:
    '{count, plural, zero {لم يتبقَّ أي يوم} one {يتبقى يوم واحد} two {يتبقى يومان} few {تتبقى # أيام} many {يتبقى # يومًا} other {يتبقى # يوم}}',
  lastDay: 'يتبقى أقل من يوم',
  restore: 'استعادة',
  restoreNamed: 'استعادة {title}',
  deleteForever: 'حذف نهائي',
  deleteNamed: 'حذف نهائي: {title}',
  failure: {
    loadTrash: 'تعذّر تحميل سلة المهملات',
    deleteForever: 'تعذّر الحذف',
    emptyTrash: 'تعذّر إفراغ سلة المهملات',
  },
  loading: {
    deleteForever: 'جارٍ الحذف',
    emptyTrash: 'جارٍ إفراغ سلة المهملات',
  },
  success: {
    deleteForever: 'تم الحذف نهائيًا',
    emptyTrash: 'سلة المهملات فارغة',
  },
  question: {
    deleteForever: 'حذف «{title}» نهائيًا؟',
    emptyTrash: 'حذف كل ما في سلة المهملات نهائيًا؟',
  },
};
