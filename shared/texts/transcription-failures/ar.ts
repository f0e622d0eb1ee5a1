import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  noFfmpeg: 'برنامج ffmpeg غير مثبّت على الخادم، وهو لازم لاستخراج الصوت من الفيديو',
  noAudio: 'لا يحتوي هذا الفيديو على صوت يمكن كتابته',
  noVideo: 'لم يعد فيديو هذه المحاضرة موجودًا',
  commandFailed: 'فشل الأمر ({code}): {output}',
  refused: 'رفضت الخدمة الطلب (HTTP {status}): {answer}',
  unreachable: 'تعذّر الوصول إلى الخدمة: {reason}',
  timeOver: 'استغرقت كتابة التسميات التوضيحية وقتًا طويلًا',
  tooLarge: 'الإجابة أكبر مما يمكن أن تكون عليه التسميات التوضيحية',
  noTimes: 'أجابت الخدمة دون أوقات الكلام',
  notCaptions: 'الإجابة ليست تسميات توضيحية: {reason}',
  internal: 'تعذّرت كتابة التسميات التوضيحية من جانبنا. يُرجى إعادة المحاولة، وفي سجل الخادم تفاصيل أكثر',
};
