import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  create: {
    heading: 'إنشاء دورة جديدة',
    create: 'إنشاء الدورة',
    saveDraft: 'حفظ كمسودة',
    note: '«إنشاء الدورة» ينشرها فورًا دون محاضرات: لا يوجد ما يُشاهد بعد. و«حفظ كمسودة» يُبقيها للمشرفين وحدهم حتى تكتمل.',
  },
  edit: {
    heading: 'تعديل الدورة',
    published: 'منشورة',
    show: 'عرض الدورة',
    save: 'حفظ الدورة',
    saveDraft: 'حفظ المسودة',
    publish: 'نشر',
    unpublish: 'إلغاء النشر',
    lectures: 'المحاضرات',
    choose: 'اختيار {lecture}',
    moveUp: 'نقل إلى أعلى',
    moveDown: 'نقل إلى أسفل',
    moveNamedUp: 'نقل إلى أعلى: {lecture}',
    moveNamedDown: 'نقل إلى أسفل: {lecture}',
  },
  labels: {
    thumbnail: 'الصورة المصغّرة',
    title: 'العنوان',
    instructor: 'المحاضر',
    category: 'الفئة',
    language: 'اللغة',
    description: 'الوصف',
  },
  help: {
    picture: 'JPG أو JPEG أو PNG، حتى 10 ميغابايت. تُعرض بنسبة 16:9.',
    anotherPicture: 'لاستبدالها يمكن اختيار صورة أخرى: JPG أو JPEG أو PNG، حتى 10 ميغابايت.',
    currentPicture: 'الصورة الحالية',
    instructor: 'اسم من يقدّم هذه الدورة',
    language: 'يجد البحث كلماتها بصيغها الأخرى أيضًا',
  },
  languages: {
    ARABIC: 'العربية',
    DANISH: 'الدنماركية',
    DUTCH: 'الهولندية',
    ENGLISH: 'الإنجليزية',
    FINNISH: 'الفنلندية',
    FRENCH: 'الفرنسية',
    GERMAN: 'الألمانية',
    ITALIAN: 'الإيطالية',
    NORWEGIAN: 'النرويجية',
    PORTUGUESE: 'البرتغالية',
    RUSSIAN: 'الروسية',
    SPANISH: 'الإسبانية',
    SWEDISH: 'السويدية',
    TURKISH: 'التركية',
    OTHER: 'لغة أخرى',
  },
  draft: {
    label: 'مسودة',
    text: 'لا يرى هذه الدورة إلا المشرفون.',
    incomplete: 'لا يرى هذه الدورة إلا المشرفون. ينقصها قبل النشر: {parts}.',
    parts: {
      thumbnail: 'الصورة المصغّرة',
      instructor: 'المحاضر',
      category: 'الفئة',
      description: 'الوصف',
    },
    complete: 'استكمالها',
    publish: 'نشر',
    preview: 'معاينة',
  },
  preview: {
    label: 'معاينة',
    text: 'هذا ما يراه الزوار من هذه الدورة.',
    end: 'إنهاء المعاينة',
  },
  publishCheck: {
    question: 'نشرها كما هي؟',
    consequence: 'سيراها الجميع فورًا، وما تحتويه الآن هو ما يُباع للمشتركين.',
    publish: 'النشر رغم ذلك',
    notYet: 'ليس بعد',
    noLectures: 'لا توجد فيها محاضرات بعد: لا يوجد ما يُشاهد.',
    onlyDrafts: 'جميع محاضراتها مسودات: لا يوجد ما يُشاهد حتى تُنشر هي أيضًا.',
    onlyWithoutVideo: 'لا فيديو لأي من محاضراتها بعد: لا يوجد ما يُشاهد.',
    drafts:
      'مسودات ستبقى مخفية: {count, plural, zero {لا محاضرات} one {محاضرة واحدة} two {محاضرتان} few {# محاضرات} many {# محاضرة} other {# محاضرة}}',
    noVideo:
      'دون فيديو، ومخفية حتى يتوفر: {count, plural, zero {لا محاضرات} one {محاضرة واحدة} two {محاضرتان} few {# محاضرات} many {# محاضرة} other {# محاضرة}}',
    failedVideo:
      'تعذّر تجهيز الفيديو: {count, plural, zero {لا محاضرات} one {محاضرة واحدة} two {محاضرتان} few {# محاضرات} many {# محاضرة} other {# محاضرة}}',
    noCaptions:
      'دون تسميات توضيحية: {count, plural, zero {لا محاضرات} one {محاضرة واحدة} two {محاضرتان} few {# محاضرات} many {# محاضرة} other {# محاضرة}}',
    noDescription:
      'دون وصف: {count, plural, zero {لا محاضرات} one {محاضرة واحدة} two {محاضرتان} few {# محاضرات} many {# محاضرة} other {# محاضرة}}',
  },
};
