import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: { name: 'الاسم', email: 'البريد الإلكتروني', message: 'الرسالة' },
  send: 'إرسال الرسالة',
  sent: {
    title: 'شكرًا لك، وصلت رسالتك',
    description:
      'سيقرؤها شخص حقيقي ويرد على {email}. ستصلك رسالة تأكيد بعد قليل، وإن لم تصل فيُرجى التأكد من صحة العنوان.',
    courses: 'استكشاف الدورات',
    another: 'إرسال رسالة أخرى',
  },
  answers: {
    title: 'إجابات سريعة',
    login: 'هل تعذّر عليك تسجيل الدخول؟',
    newPassword: 'يمكننا إرسال رابط إليك <link>لاختيار كلمة مرور جديدة</link>.',
    cancelling: 'إلغاء الاشتراك أو الحصول على إيصال؟',
    profile: 'كلاهما متاح في <link>ملفك الشخصي</link>، ويظهر فيه المبلغ الذي سيُردّ إليك قبل اتخاذ القرار.',
    trying: 'تجربة دورة قبل الاشتراك؟',
    courses: 'تعرض <link>كل دورة</link> محتواها، وبعض المحاضرات متاح للمشاهدة مجانًا دون حساب.',
    mail: 'التواصل بالبريد الإلكتروني؟',
    address: 'يصل إلى الأشخاص أنفسهم: <link>{address}</link>',
  },
};
