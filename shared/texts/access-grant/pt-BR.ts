import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadMemberAccess: 'Não foi possível carregar o histórico de acesso',
  },
  success: {
    grantAccess: 'Acesso concedido',
    endAccess: 'Acesso encerrado',
  },
  validation: {
    timeOver: 'Escolha um horário no futuro',
    grantTooLong: 'O acesso pode ser concedido por no máximo {years, plural, one {# ano} other {# anos}}',
  },
  conflict: {
    noAccess: 'Esta pessoa não tem um acesso que possa ser encerrado',
  },
  nothingYet: 'Nada por enquanto. Compras, pagamentos, reembolsos e acessos concedidos aparecem aqui.',
};
