import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  loading: 'جارٍ حفظ المحاضرات',
  failure: 'تعذّر حفظ المحاضرات',
  published:
    '{count, plural, zero {لم تُنشر أي محاضرة} one {تم نشر المحاضرة} two {تم نشر محاضرتين} few {تم نشر # محاضرات} many {تم نشر # محاضرة} other {تم نشر # محاضرة}}',
  scheduled:
    '{count, plural, zero {لن تُنشر أي محاضرة في {time}} one {ستُنشر المحاضرة في {time}} two {ستُنشر محاضرتان في {time}} few {ستُنشر # محاضرات في {time}} many {ستُنشر # محاضرة في {time}} other {ستُنشر # محاضرة في {time}}}',
  unpublished:
    '{count, plural, zero {لا مسودات} one {أصبحت المحاضرة مسودة} two {أصبحت محاضرتان مسودتين} few {أصبحت # محاضرات مسودات} many {أصبحت # محاضرة مسودات} other {أصبحت # محاضرة مسودات}}',
  heading: 'المسودات',
  drafts:
    '{count, plural, zero {لا توجد محاضرات في المسودات.} one {محاضرة واحدة لا تزال مسودة: لا يراها إلا المشرفون.} two {محاضرتان لا تزالان مسودتين: لا يراهما إلا المشرفون.} few {# محاضرات لا تزال مسودات: لا يراها إلا المشرفون.} many {# محاضرة لا تزال مسودات: لا يراها إلا المشرفون.} other {# محاضرة لا تزال مسودات: لا يراها إلا المشرفون.}}',
  publishDrafts:
    '{count, plural, zero {نشر المسودات} one {نشر المسودة} two {نشر المسودتين} few {نشر المسودات الـ# كلها} many {نشر المسودات الـ# كلها} other {نشر المسودات الـ# كلها}}',
  publishChosen:
    '{count, plural, zero {نشر المحاضرات} one {نشر محاضرة واحدة} two {نشر محاضرتين} few {نشر # محاضرات} many {نشر # محاضرة} other {نشر # محاضرة}}',
  publish: 'نشر',
  unpublish: 'إلغاء النشر',
  cancelSchedule: 'إلغاء الجدولة',
  later: 'النشر لاحقًا',
  schedule: 'جدولة',
  isDraft: 'لا يرى هذه المحاضرة إلا المشرفون.',
  scheduledFor: 'مجدولة للنشر في {time}',
  time: 'اليوم والوقت',
  timeZone: 'بتوقيتك المحلي: {zone}',
  atOnce: 'نشر الفيديوهات التي تُفلت هنا فورًا، دون مسودة',
  savedSetting: 'تم حفظ طريقة نشر الفيديوهات',
};
