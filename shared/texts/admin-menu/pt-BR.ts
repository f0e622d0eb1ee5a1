import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  label: 'Administração',
  dashboard: 'Painel',
  statistics: 'Estatísticas',
  courses: 'Cursos',
  members: 'Membros',
  messages: 'Mensagens',
  payments: 'Pagamentos',
  trash: 'Lixeira',
  auditLog: 'Registro de auditoria',
  health: 'Status do sistema',
  settings: 'Configurações',
  count: {
    openMessages: ', {count, number} em aberto',
    paymentProblems: ', {count, number} que precisam de atenção',
  },
};
