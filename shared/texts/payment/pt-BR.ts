import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    cancelSubscription: 'Não foi possível cancelar a assinatura',
    confirmSubscription: 'Não foi possível criar a assinatura',
    startCheckout: 'Algo deu errado',
    loadKey: 'Não foi possível carregar os dados',
    loadPayments: 'Não foi possível carregar os pagamentos',
    resumeSubscription: 'Não foi possível retomar a assinatura',
    openBillingPortal: 'Não foi possível abrir a página de cobrança',
  },
  loading: {
    cancelSubscription: 'Processando o cancelamento',
    resumeSubscription: 'Retomando sua assinatura',
    openBillingPortal: 'Abrindo a página de cobrança',
  },
  success: {
    cancelSubscription: 'Cancelamento concluído',
    confirmSubscription: 'Assinatura ativa',
    loadPayments: 'Pagamentos carregados',
    resumeSubscription: 'Sua assinatura continua',
  },
  question: {
    cancelSubscription: 'Tem certeza de que deseja cancelar sua assinatura?',
  },
  pending: 'Seu pagamento ainda não foi confirmado. Esta página se atualiza sozinha',
  unavailable: 'Não foi possível contatar o provedor de pagamentos. Tente novamente daqui a pouco',
  noted:
    'O provedor de pagamentos ainda não executou o pedido. Ele está registrado e será feito automaticamente',
  columns: {
    paidOn: 'Pago em',
    amount: 'Valor',
    refunded: 'Reembolsado',
  },
  receipt: {
    name: 'Recibo',
    link: 'Recibo de {date}, em uma nova aba',
  },
  invoice: {
    name: 'Fatura',
    link: 'Fatura de {date}, em uma nova aba',
  },
};
