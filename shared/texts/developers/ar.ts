import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: 'المطوّرون',
  intro:
    'كل ما تفعله صفحات المدرسة يمكن لبرنامج أن يفعله أيضًا. البداية بإنشاء رمز API، ثم تشغيل الاستدعاءات أدناه كما هي.',
  makeToken: 'إنشاء رمز API',
  restReference: 'مرجع REST',
  openApi: 'OpenAPI',
  graphiql: 'GraphiQL',
  contents: 'في هذه الصفحة',
  searchHint: 'token، cursor، 429 …',
  partsFound: 'الأقسام المطابقة: {count, number}',
  nothingFound: 'لا يحتوي أي قسم من الدليل على كل هذه الكلمات',
  sample: {
    command: 'الأمر',
    answer: 'الاستجابة',
    other: 'مثال',
    copy: 'نسخ',
    copyNamed: 'نسخ: {start}',
  },
};
