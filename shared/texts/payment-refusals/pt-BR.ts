import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  conflict: {
    alreadySubscribed: 'Sua assinatura já está ativa',
    noSubscription: 'Não há assinatura ativa para cancelar',
    notCancelled: 'Não há cancelamento para desfazer',
    renewalUnpaid:
      'Sua renovação ainda não foi paga. Atualize seu cartão no perfil em vez de comprar de novo',
    noCustomer: 'Você ainda não fez nenhum pagamento, então não há página de cobrança',
    refundNotFailed: 'Nenhum reembolso deste pagamento falhou',
    subscriptionRenews: 'Sua assinatura continuaria sendo renovada. Cancele-a primeiro',
    reconciling: 'Os pagamentos já estão sendo conciliados com a Stripe',
  },
  notFound: {
    checkout: 'Esta compra não existe',
    subscription: 'Esta assinatura não existe',
    payment: 'Este pagamento não existe',
  },
  refused:
    'O provedor de pagamentos recusou o pedido por causa de algo que a escola precisa corrigir. A escola já foi avisada',
  notCompared: 'Os pagamentos não foram conciliados, porque não foi possível contatar a Stripe',
  badSignature: 'A assinatura digital deste evento está ausente, incorreta ou antiga demais',
  badEvent: 'Este não é um evento da Stripe',
};
