import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  showMore: 'عرض المزيد',
  shown: {
    courses: 'الدورات المعروضة: {shown, number} من {total, number}',
    lectures: 'المحاضرات المعروضة: {shown, number} من {total, number}',
    coursesAndLectures: 'الدورات والمحاضرات المعروضة: {shown, number} من {total, number}',
    members: 'الأعضاء المعروضون: {shown, number} من {total, number}',
    messages: 'الرسائل المعروضة: {shown, number} من {total, number}',
    answers: 'الردود المعروضة: {shown, number} من {total, number}',
    payments: 'المدفوعات المعروضة: {shown, number} من {total, number}',
    problems: 'المشكلات المعروضة: {shown, number} من {total, number}',
    entries: 'الإدخالات المعروضة: {shown, number} من {total, number}',
    devices: 'الأجهزة المعروضة: {shown, number} من {total, number}',
    tokens: 'الرموز المعروضة: {shown, number} من {total, number}',
  },
};
