import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    issueCertificate: 'تعذّر إصدار الشهادة',
    loadCertificate: 'تعذّر تحميل الشهادة',
  },
  loading: {
    issueCertificate: 'جارٍ إصدار شهادتك',
  },
  success: {
    issueCertificate: 'شهادتك جاهزة',
  },
  validation: {
    certificateCode: 'يُرجى إدخال الرمز المكتوب على الشهادة',
  },
  conflict: {
    courseNotCompleted: 'تصدر الشهادة بعد إكمال جميع المحاضرات',
  },
  notFound: {
    certificate: 'لا توجد شهادة بهذا الرمز',
  },
  sheet: {
    kind: 'شهادة إتمام',
    completed: 'تقديرًا لإتمام جميع محاضرات',
    on: 'في {date}',
    taughtBy: 'تقديم {instructor}',
    number: 'الشهادة رقم {code}',
    minutes:
      '{minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}} من الفيديو',
    hours:
      '{hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}} من الفيديو',
    hoursAndMinutes:
      '{hours, plural, zero {# ساعة} one {ساعة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}} {minutes, plural, zero {و# دقيقة} one {ودقيقة} two {ودقيقتان} few {و# دقائق} many {و# دقيقة} other {و# دقيقة}} من الفيديو',
  },
  pdf: 'الشهادة (PDF)',
  page: {
    code: 'رمز الشهادة',
    otherCode: 'رمز شهادة أخرى',
    codeHelp: 'الرمز مكتوب أسفل الشهادة. لا فرق بين الأحرف الكبيرة والصغيرة، ولا أهمية للمسافات والشرطات.',
    verify: 'التحقق',
    title: 'التحقق من شهادة',
    genuine: 'هذه الشهادة صحيحة',
    unknown:
      'يُرجى مقارنته بالشهادة حرفًا حرفًا. فإن تطابقا، فالشهادة ليست صادرة عنا، أو أن الحساب الذي تعود إليه قد حُذف.',
  },
  course: {
    completed: 'اكتملت الدورة',
    explanation: 'أكملت جميع المحاضرات. تشهد الشهادة بذلك، ويمكن للجميع التحقق منها.',
    get: 'الحصول على شهادتك',
    yours: 'شهادتك',
    address: 'حيث يمكن للجميع التحقق منها',
    copyLink: 'نسخ الرابط',
    openPage: 'فتح الصفحة',
  },
};
