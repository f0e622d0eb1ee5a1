import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Pagamentos',
  caption: 'Pagamentos, do mais recente ao mais antigo',
  toProblems: 'O que precisa de atenção',
  filter: {
    search: 'Nome ou e-mail',
    state: 'Situação',
    everyState: 'Todas as situações',
    states: { KEPT: 'Mantido', REFUNDED: 'Reembolsado', DISPUTED: 'Contestado' },
  },
  noneFound: {
    title: 'Nenhum pagamento encontrado',
    description: 'Nenhum pagamento deste período corresponde aos filtros.',
    showAll: 'Mostrar todos os pagamentos',
  },
  none: {
    title: 'Ainda não há pagamentos',
    description: 'Cada um aparece aqui assim que é feito.',
  },
  who: 'Quem',
  deletedAccount: 'Uma conta excluída',
  failure: {
    loadPaymentProblems: 'Não foi possível carregar os problemas de pagamento',
    reconcilePayments: 'Não foi possível conciliar os pagamentos com a Stripe',
  },
  loading: {
    reconcilePayments: 'Conciliando os pagamentos com a Stripe',
  },
  success: {
    reconcilePayments: 'Pagamentos conciliados com a Stripe',
  },
  problems: {
    title: 'Pagamentos que precisam de atenção',
    toPayments: 'Todos os pagamentos',
    heading: 'Problemas, do mais recente ao mais antigo',
    none: 'Nada precisa da sua atenção',
    whatIsListed:
      'Aqui aparecem reembolsos que falharam, contestações e tudo o que ainda não pôde ser comunicado à Stripe.',
    showAll: 'Mostrar todos: {count, number}',
    since: 'desde <time>{moment}</time>',
    retry: 'Tentar o reembolso novamente',
    retryOf: 'Tentar o reembolso novamente: {name}',
    dispute: 'Contestação na Stripe',
    disputeHere: 'Contestação na Stripe, em uma nova aba',
    disputeOf: 'Contestação na Stripe: {name}, em uma nova aba',
    names: {
      CHECKOUT_REFUSED: 'Sem página de pagamento',
      DISPUTE: 'Contestação',
      EVENT_FAILED: 'Evento da Stripe falhou',
      EVENT_ODD: 'Vendido por fora da escola',
      EVENT_REFUSED: 'Evento da Stripe recusado',
      KEY_REFUSED: 'Chave da Stripe recusada',
      PORTAL_REFUSED: 'Sem página de cobrança',
      PRICE_REFUSED: 'Preço recusado',
      RECONCILIATION_FAILED: 'Conciliação interrompida',
      REFUND_FAILED: 'Reembolso falhou',
      REFUND_STUCK: 'Reembolso em espera',
      REFUND_REFUSED: 'Reembolsos recusados',
      REQUEST_STUCK: 'Cancelamento em espera',
      TAX_REFUSED: 'Imposto não calculado',
    },
  },
  comparison: {
    notLoaded: 'Não foi possível carregar a data da última conciliação dos pagamentos.',
    compare: 'Conciliar agora',
    outage:
      'A Stripe não responde desde <time>{moment}</time>. Os pagamentos continuam sozinhos quando ela voltar.',
    never: 'Ainda não houve conciliação com a Stripe.',
    brokeOff: 'A conciliação com a Stripe de <time>{moment}</time> foi interrompida: {failure}',
    running: 'Em conciliação com a Stripe desde <time>{moment}</time>',
    done: 'Conciliado com a Stripe: <time>{moment}</time>, {differences, plural, =0 {nenhuma diferença corrigida} one {# diferença corrigida} other {# diferenças corrigidas}}',
    doneWithMissedEvents:
      'Conciliado com a Stripe: <time>{moment}</time>, {differences, plural, =0 {nenhuma diferença corrigida} one {# diferença corrigida} other {# diferenças corrigidas}}, {events, plural, one {# evento não tinha chegado} other {# eventos não tinham chegado}}',
    showCorrected: 'Mostrar o que foi corrigido',
  },
};
