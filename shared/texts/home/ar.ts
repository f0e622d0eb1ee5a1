import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  hero: {
    exploreCourses: 'استكشاف الدورات',
    contact: 'التواصل معنا',
  },
  continueWatching: {
    heading: 'متابعة المشاهدة',
    resumeAt: 'المتابعة من {time}',
    start: 'البدء',
    watched: 'تمت مشاهدته',
  },
  newest: {
    heading: 'أحدث الدورات',
    all: 'جميع الدورات',
    none: 'لا دورات بعد',
    soon: 'الدورات الأولى قيد الإعداد. نراك هنا قريبًا.',
  },
  included: {
    heading: 'اشتراك واحد يشمل كل شيء',
    everyCourse: 'كل الدورات الموجودة اليوم',
    newCourses: 'كل دورة جديدة من يوم صدورها',
    lectures: 'محاضرات بلا حدود، ومشاهدة بلا حدود',
    devices: 'على الكمبيوتر وعلى الهاتف',
    notSure: 'لم يُحسم القرار بعد؟ تعرض كل دورة محتواها، وبعض المحاضرات متاح للمشاهدة مجانًا دون حساب.',
    subscribe: 'الاشتراك',
    soon: {
      heading: 'الدورات الأولى في الطريق',
      everyCourse: 'كل دورة من يوم صدورها',
      offer: 'اشتراك واحد سيتيح كل هذا، وسيُعرض هنا فور توفّر ما يمكن مشاهدته.',
      contact: 'التواصل معنا',
    },
  },
};
