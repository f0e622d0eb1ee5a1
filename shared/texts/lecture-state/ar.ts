import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  checking: 'جارٍ فحص الفيديو',
  fetching: 'جارٍ جلب الفيديو',
  converting: 'جارٍ التحويل',
  convertingPercent: 'جارٍ التحويل: {percent}',
  storing: 'جارٍ تخزين الناتج',
  waiting: 'في انتظار المعالجة',
  uploading: 'جارٍ الرفع: {percent}',
  ready: 'جاهز',
  failed: 'فشل',
  failedBecause: 'فشل: {reason}',
  retry: 'إعادة المحاولة',
  retryNamed: 'إعادة المحاولة: {title}',
};
