import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  name: 'دورة',
  taughtBy: 'تقديم <instructor>{instructor}</instructor>',
  lectures: 'المحاضرات',
  noLectures: 'لا توجد محاضرات في هذه الدورة بعد.',
  freePreview: 'معاينة مجانية',
  locked: 'مقفلة',
  offer: {
    continueWith: 'المتابعة: <lecture>{lecture}</lecture>',
    watch: 'مشاهدة المحاضرات',
    everyCourse: 'اشتراك واحد يتيح كل الدورات، والجديدة منها أيضًا.',
    soon: 'محاضرات هذه الدورة قيد الإعداد. اشتراك واحد يتيحها فور صدورها، ومعها كل الدورات الأخرى.',
    subscribe: 'الاشتراك',
  },
  controls: {
    edit: 'تعديل الدورة',
    addLecture: 'إضافة محاضرة جديدة',
    delete: 'حذف الدورة',
    deleteNamed: 'حذف الدورة {title}',
    deletion:
      'ستختفي «\u2068{title}\u2069» وجميع محاضراتها لدى الجميع. يمكن استعادتها من سلة المهملات خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  },
};
