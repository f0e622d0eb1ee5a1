import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  found: {
    courses:
      '{count, plural, zero {لا دورات} one {دورة واحدة} two {دورتان} few {# دورات} many {# دورة} other {# دورة}}',
    coursesOrMore:
      '{count, plural, zero {# دورة أو أكثر} one {دورة واحدة أو أكثر} two {دورتان أو أكثر} few {# دورات أو أكثر} many {# دورة أو أكثر} other {# دورة أو أكثر}}',
    lectures:
      '{count, plural, zero {لا محاضرات} one {محاضرة واحدة} two {محاضرتان} few {# محاضرات} many {# محاضرة} other {# محاضرة}}',
    both: '{courses} و{lectures}',
    forSearch: '{found} لعبارة «\u2068{search}\u2069»',
    inCategory: '{found} ضمن \u2068{category}\u2069',
    forSearchInCategory: '{found} لعبارة «\u2068{search}\u2069» ضمن \u2068{category}\u2069',
  },
  searching: 'جارٍ البحث …',
  search: {
    label: 'البحث في الدورات',
    placeholder: 'العنوان أو الموضوع أو المحاضر',
    clear: 'مسح البحث',
    key: 'مفتاح / للبحث',
    submit: 'بحث',
  },
  filters: {
    show: 'عرض',
    sortBy: 'الترتيب حسب',
    categories: 'الفئات',
    allCategories: 'الكل',
    count: '<hidden>عدد الدورات: </hidden>{count, number}',
  },
  sorts: {
    NEWEST: 'الأحدث',
    OLDEST: 'الأقدم',
    TITLE: 'العنوان (أبجديًا)',
    MOST_LECTURES: 'الأكثر محاضرات',
    LONGEST: 'الأطول',
    SHORTEST: 'الأقصر',
    RELEVANCE: 'الأكثر صلة',
  },
  states: {
    ANY: 'جميع الدورات',
    PUBLISHED: 'المنشورة',
    DRAFT: 'المسودات',
  },
  nextPage: 'الصفحة التالية',
  lecture: {
    kind: 'محاضرة',
    locked: 'مقفلة',
    said: 'قيل في هذه المحاضرة',
    quote: '«<words>{words}</words>»',
  },
  nothingFound: {
    title: 'لم يُعثر على أي دورة',
    titleFor: 'لم يُعثر على أي دورة لعبارة «\u2068{search}\u2069»',
    elsewhere: 'لكن توجد نتائج في هذه الفئات.',
    nowhere: 'يمكن تجربة كلمة أخرى، أو تصفح إحدى الفئات.',
    lookAround: 'تصفح الفئات',
    showAll: 'عرض جميع الدورات',
  },
  empty: {
    title: 'لا دورات بعد',
    soon: 'الدورات الأولى قيد الإعداد. نراك هنا قريبًا.',
    forAdmins: 'بعد إنشاء الدورة الأولى ستظهر هنا للزوار فورًا.',
    create: 'إنشاء دورة جديدة',
  },
};
