import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  addNew: 'إضافة محاضرة جديدة',
  addMany: 'إضافة عدة فيديوهات',
  toCourse: 'إلى <course>{title}</course>',
  ofCourse: 'من <course>{title}</course>',
  many: 'عدة فيديوهات دفعة واحدة؟ يمكن إفلاتها في أي مكان من هذه الصفحة: يصبح كل منها محاضرة تحمل اسم ملفه.',
  chooseMany: 'اختيار عدة فيديوهات',
  add: 'إضافة المحاضرة',
  underWay: 'الفيديو قيد الرفع، وسيستمر رفعه حتى بعد مغادرة هذه الصفحة.',
  edit: 'تعديل المحاضرة',
  editNamed: 'تعديل المحاضرة {title}',
  save: 'حفظ المحاضرة',
  captions: 'التسميات التوضيحية',
  chapters: 'الفصول',
  watch: 'مشاهدة المحاضرة',
  field: {
    title: 'العنوان',
    description: 'الوصف',
    descriptionHelp: 'الأسطر التي تبدأ بوقت، مثل 1:30 الفهارس، تصبح فصولًا.',
    video: 'الفيديو',
    videoHelp: 'MP4 أو WebM أو MOV',
    freePreview: 'معاينة مجانية: يمكن للجميع مشاهدة هذه المحاضرة',
  },
  delete: 'حذف المحاضرة',
  deleteNamed: 'حذف المحاضرة {title}',
  deleteQuestion: 'تأكيد حذف المحاضرة؟',
  deleteConsequence:
    'ستختفي «<title>{title}</title>» مع الفيديو لدى الجميع. يمكن استعادتهما من سلة المهملات خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  order: {
    move: 'نقل المحاضرة',
    moveNamed: 'نقل المحاضرة {title}',
    sortable: 'قابل للترتيب',
    instructions:
      'مفتاح المسافة يلتقط المحاضرة، ومفاتيح الأسهم تنقلها، ومفتاح المسافة مجددًا يضعها، ومفتاح Escape يعيدها إلى مكانها.',
    taken: 'تم التقاط {title}، الموضع {place} من {count}.',
    moved: 'أصبحت {title} في الموضع {place} من {count}.',
    putDown: 'تم وضع {title} في الموضع {place} من {count}.',
    stays: 'بقيت {title} في الموضع {place} من {count}.',
  },
};
