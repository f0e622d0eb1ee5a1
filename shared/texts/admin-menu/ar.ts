import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  label: 'الإدارة',
  dashboard: 'لوحة التحكم',
  statistics: 'الإحصاءات',
  courses: 'الدورات',
  members: 'الأعضاء',
  messages: 'الرسائل',
  payments: 'المدفوعات',
  trash: 'سلة المهملات',
  auditLog: 'سجل التدقيق',
  health: 'حالة النظام',
  settings: 'الإعدادات',
  count: {
    openMessages: '، غير منجزة: {count, number}',
    paymentProblems: '، تحتاج إلى انتباه: {count, number}',
  },
};
