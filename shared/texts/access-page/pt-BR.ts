import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadAccess: 'Não foi possível carregar o histórico do seu acesso',
  },
  state: {
    open: 'Liberado',
    openUntil: 'Liberado até <time>{moment}</time>',
    closed: 'Bloqueado',
    closedSince: 'Bloqueado desde <time>{moment}</time>',
  },
  history: {
    title: 'Histórico',
    none: 'Nada por enquanto. O que você pagar, receber de volta ou cancelar aparecerá aqui.',
    until: 'até <time>{date}</time>',
  },
  ways: {
    watch: 'Explorar cursos',
    subscribe: 'Assinar',
    pay: 'Continuar o pagamento',
    contact: 'Fale conosco',
    checkAgain: 'Verificar novamente',
  },
};
