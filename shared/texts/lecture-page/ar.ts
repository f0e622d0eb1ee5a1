import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  lectures: 'المحاضرات',
  transcript: 'النص المكتوب',
  side: 'بجانب الفيديو',
  locked: 'مقفلة',
  notReady: 'هذا الفيديو ليس جاهزًا بعد.',
  noLectures: 'لا توجد محاضرات في هذه الدورة بعد.',
  markDone: 'تحديد كمكتملة',
  done: 'مكتملة',
  subscribe: 'الاشتراك',
  login: 'تسجيل الدخول',
  price: '{price} لمدة {term}',
  courseCompleted: 'اكتملت الدورة',
  lastLecture: 'كانت هذه آخر محاضرة في الدورة.',
  toCertificate: 'الانتقال إلى شهادتك',
  toCourse: 'العودة إلى الدورة',
};
