import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    refundPayment: 'Não foi possível reembolsar o pagamento',
    retryRefund: 'Não foi possível tentar o reembolso novamente',
  },
  loading: {
    refundPayment: 'Reembolsando o pagamento',
    retryRefund: 'Tentando o reembolso novamente',
  },
  success: {
    refundPayment: 'O reembolso está a caminho',
    retryRefund: 'O reembolso está a caminho novamente',
  },
  validation: {
    notPositive: 'Informe um valor acima de zero',
    amount: 'Informe um valor de até {most}',
  },
  requested:
    'O reembolso de {amount} foi solicitado. A Stripe ainda não o executou; haverá uma nova tentativa automática',
  conflict: {
    tooMuch: 'Deste pagamento, só é possível reembolsar mais {left}',
    nothingLeft: 'Este pagamento já foi todo reembolsado ou está prestes a ser',
    failed: 'Um reembolso deste pagamento falhou. Tente esse reembolso novamente',
    disputed: 'O banco de quem pagou estornou este pagamento, então nada dele pode ser reembolsado',
  },
  state: {
    PENDING: 'Reembolso a caminho desde {date}',
    SUCCEEDED: 'Reembolsado; pode levar alguns dias para aparecer no extrato',
    FAILED: 'O reembolso falhou',
    failedBecause: 'O reembolso falhou: {reason}',
    CANCELED: 'Reembolso cancelado na Stripe',
  },
  dispute: {
    badge: 'Contestado',
    explanation: 'O banco de quem pagou está estornando o valor',
    link: 'Contestação na Stripe',
    linkOf: 'Contestação na Stripe do pagamento de {date}, em uma nova aba',
  },
  retry: 'Tentar o reembolso novamente',
  retryOf: 'Tentar o reembolso novamente: pagamento de {date}',
  refund: 'Reembolsar',
  refundOf: 'Reembolsar o pagamento de {date}',
  dialog: {
    title: 'Reembolsar o pagamento de {date}?',
    description:
      'Foram pagos {amount}, dos quais {refundable} podem ser reembolsados. O valor vai para o cartão usado no pagamento, e isso não pode ser desfeito. Um reembolso parcial não muda o acesso. Quando todo o pagamento do ano em curso tiver sido devolvido, as aulas são bloqueadas na hora e a assinatura termina.',
    amountIn: 'Valor em {currency}',
    upTo: 'Até {refundable}',
  },
  columns: { state: 'Situação', stripe: 'Na Stripe' },
  open: 'Abrir',
  openOf: 'Abrir na Stripe o pagamento de {date}, em uma nova aba',
};
