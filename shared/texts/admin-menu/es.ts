import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  label: 'Administración',
  dashboard: 'Panel',
  statistics: 'Estadísticas',
  courses: 'Cursos',
  members: 'Miembros',
  messages: 'Mensajes',
  payments: 'Pagos',
  trash: 'Papelera',
  auditLog: 'Registro de auditoría',
  health: 'Estado del sistema',
  settings: 'Configuración',
  count: {
    openMessages: ', {count, number} sin resolver',
    paymentProblems: ', {count, number} por atender',
  },
};
