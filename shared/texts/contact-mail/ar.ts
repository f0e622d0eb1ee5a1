import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  received: {
    subject: 'رسالة من {sender}',
    paragraph: 'وصلتك رسالة عبر نموذج التواصل. يكفي الرد على هذا البريد ليصل ردك إلى من كتبها.',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    action: 'فتح الرسائل',
    reason: 'وصلتك هذه الرسالة لأن رسائل نموذج التواصل في {school} تُرسل إلى هذا العنوان.',
  },
  acknowledgement: {
    subject: 'وصلتنا رسالتك',
    preheader: 'شكرًا لتواصلك معنا. سيقرأ رسالتك شخص حقيقي ويرد عليك هنا.',
    paragraph: 'شكرًا لتواصلك مع {school}. وصلت رسالتك، وسيقرؤها شخص حقيقي ويرد على هذا العنوان.',
    action: 'استكشاف الدورات',
    reason:
      'وصلتك هذه الرسالة لأن هذا العنوان أُدخل في نموذج التواصل في {school}. إن لم يكن ذلك منك، فلا داعي لأي إجراء.',
  },
  reply: {
    subject: 'رد من {school} على رسالتك',
    action: 'مراسلتنا مجددًا',
    reason: 'وصلتك هذه الرسالة لأنك راسلت {school}. للرد يكفي الرد على هذا البريد.',
  },
};
