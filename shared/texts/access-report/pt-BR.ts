import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  report: {
    ADMIN: 'As aulas estão liberadas, como para todos os admins.',
    PAID: 'As aulas estão liberadas: o ano está pago e será renovado.',
    PAID_LAST_YEAR: 'As aulas estão liberadas: o ano está pago. Não haverá renovação.',
    GRANTED: 'As aulas estão liberadas: a escola concedeu acesso.',
    GRACE:
      'Não foi possível cobrar a renovação. As aulas continuam liberadas por alguns dias, para que o cartão possa ser atualizado.',
    UNPAID:
      'As aulas estão bloqueadas: não foi possível cobrar a renovação, e o prazo de tolerância terminou.',
    PENDING:
      'O pagamento foi feito, mas o banco ainda não o confirmou. Quando confirmar, as aulas serão liberadas automaticamente.',
    REFUNDED: 'As aulas estão bloqueadas: o último pagamento foi reembolsado.',
    DISPUTED: 'As aulas estão bloqueadas: o banco estornou o último pagamento.',
    ENDED: 'As aulas estão bloqueadas: o acesso terminou.',
    NEVER: 'As aulas estão bloqueadas: nunca houve uma assinatura.',
  },
  history: {
    checkoutStarted: 'Uma compra foi iniciada',
    checkoutPending: 'Um pagamento foi feito, e o banco ainda não o havia confirmado',
    checkoutPaid: 'A compra foi paga',
    checkoutFailed: 'O banco recusou o pagamento',
    checkoutExpired: 'A compra não foi paga a tempo',
    payment: 'Um pagamento chegou',
    renewalFailed: 'Não foi possível cobrar a renovação',
    paymentFailed: 'O banco recusou um pagamento',
    authenticationNeeded: 'O banco pediu a confirmação do pagamento',
    refundRequested: 'O reembolso de um pagamento foi solicitado',
    refund: 'Um pagamento foi reembolsado',
    refundFailed: 'O banco não aceitou o valor reembolsado',
    refundCanceled: 'Um reembolso foi cancelado',
    disputeOpened: 'O banco iniciou o estorno de um pagamento',
    disputeWon: 'A contestação de um pagamento terminou, e o pagamento foi mantido',
    disputeLost: 'O banco estornou um pagamento',
    subscriptionStarted: 'A assinatura começou',
    subscriptionEnded: 'A assinatura terminou',
    subscriptionUnpaid: 'A assinatura terminou porque a renovação não foi paga',
    graceOver: 'As aulas foram bloqueadas porque a renovação não foi paga',
    subscriptionPaused: 'A assinatura foi pausada',
    cancelledByPerson: 'A assinatura foi cancelada',
    cancelledByAdmin: 'Um admin encerrou a assinatura',
    cancelledAsDuplicate: 'Uma segunda assinatura foi encontrada e encerrada',
    cancelledForDispute: 'A assinatura foi encerrada porque o banco estornou o pagamento',
    cancelledForRefund: 'A assinatura foi encerrada porque o pagamento foi reembolsado',
    cancelledForPeriodEnd: 'A assinatura foi cancelada para o fim do ano pago',
    resumed: 'O cancelamento foi desfeito, e a assinatura continua',
    granted: 'A escola concedeu acesso',
    grantEnded: 'O acesso concedido pela escola terminou',
  },
};
