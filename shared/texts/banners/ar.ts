import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  renewal: {
    label: 'تجديد اشتراكك',
    locked: 'تعذّر دفع تجديد اشتراكك، ولذلك أُقفلت المحاضرات.',
    openUntil: 'تعذّر دفع تجديد اشتراكك. تبقى المحاضرات متاحة حتى {date}.',
    hide: 'إخفاء حتى زيارتك القادمة',
  },
  secondFactor: {
    label: 'متطلبات المشرفين',
    text: 'تطلب هذه المدرسة من مشرفيها التحقق بخطوتين. وإلى أن يتم إعداده، تقتصر صلاحياتك على صلاحيات المتعلّمين.',
    setUp: 'إعداده الآن',
  },
};
