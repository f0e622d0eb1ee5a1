import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: { active: 'Ativa', inactive: 'Inativa' },
  updateCard: 'Atualizar cartão',
  resume: 'Retomar assinatura',
  requests: {
    endWithRefund: 'Seu cancelamento com reembolso foi registrado em {moment}.',
    end: 'O encerramento da sua assinatura foi registrado em {moment}.',
    endOfPeriod: 'Seu cancelamento para o fim do ano pago foi registrado em {moment}.',
    resume: 'Seu pedido para continuar depois do ano pago foi registrado em {moment}.',
    outlook:
      'O provedor de pagamentos ainda não o executou. Isso será feito automaticamente; você não precisa fazer mais nada.',
    withOutlook: '{request} {outlook}',
  },
  disputed: 'Contestado: seu banco estornou o pagamento',
  refundNotes: {
    PENDING: 'A caminho de volta para você',
    SUCCEEDED: 'Reembolsado; pode levar alguns dias para aparecer no extrato',
    FAILED: 'O reembolso falhou e será tentado novamente',
    CANCELED: 'Reembolso cancelado',
  },
  refunds: {
    PENDING: 'O reembolso de {money} está a caminho.',
    SUCCEEDED: 'Reembolsamos {money} a você. O valor pode levar alguns dias para aparecer no extrato.',
    FAILED:
      'Ainda não foi possível reembolsar {money} a você. Haverá uma nova tentativa, e a escola já sabe disso.',
    CANCELED: 'O reembolso de {money} foi cancelado. Escreva para nós se não souber o motivo.',
  },
  help: {
    GRANTED: 'Você não precisa pagar nada.',
    PAID_LAST_YEAR: 'Se retomar a assinatura, ela será renovada.',
    GRACE: 'Atualize seu cartão até lá, e nada será interrompido.',
    UNPAID: 'Atualize seu cartão. As aulas são liberadas automaticamente assim que o pagamento for aprovado.',
    PENDING: 'Não pague de novo. Esta página verifica sozinha se há novidades.',
    DISPUTED: 'Se você não queria isso, escreva para nós.',
    goOnPaying: 'Você começou um pagamento e pode continuar de onde parou. Nada foi cobrado ainda.',
  },
  begun: 'Você começou um pagamento em {date}. Nada foi cobrado ainda.',
  atBank:
    'Seu pagamento foi feito, mas seu banco ainda não o confirmou. Isso pode levar alguns dias; avisaremos o resultado por e-mail. Não pague de novo.',
  refusedByBank: 'Seu banco acabou recusando seu último pagamento. Nada foi cobrado.',
  status: {
    none: 'Você ainda não tem uma assinatura.',
    graceUntil:
      'Não foi possível cobrar sua renovação. As aulas continuam liberadas até {date}, para que você possa atualizar seu cartão.',
    triedAgain:
      'Enquanto isso, a operadora do cartão tenta novamente de forma automática. Quando der certo, sua assinatura continua como antes.',
    notConfirmed:
      'Seu pagamento ainda não foi confirmado. Isso pode levar alguns minutos; nada é cobrado duas vezes.',
    pastDue:
      'Não foi possível cobrar sua renovação, por isso as aulas estão bloqueadas. A operadora do cartão tentará novamente nos próximos dias, e tudo será liberado automaticamente quando der certo.',
    unpaidBesideGrant:
      'Você também tem uma assinatura cuja renovação não pôde ser cobrada. A operadora do cartão tentará novamente nos próximos dias, a menos que você cancele.',
    ended: 'Sua assinatura terminou.',
    endedOn: 'Sua assinatura terminou em {date}.',
    disputed: 'Seu banco estornou seu pagamento de {money}. Se você não queria isso, escreva para nós.',
    granted: 'A escola concedeu a você acesso até {date}. Você não precisa pagar nada.',
    beingRenewed:
      'O pagamento da sua renovação está em andamento. Enquanto isso, as aulas continuam liberadas.',
    cancelled: 'Você cancelou. Pode continuar assistindo até {date}; não haverá renovação.',
    renews: 'Paga por um ano; será renovada em {date}.',
    refundable: 'Cancele até {date} e receba seu pagamento de volta.',
  },
  cancelling: {
    refund: 'Você recebe de volta todo o seu pagamento de {money}, e as aulas são bloqueadas na hora.',
    refundLast: 'Você recebe de volta todo o seu último pagamento, e as aulas são bloqueadas na hora.',
    pastDue: 'A assinatura termina na hora, e não haverá nova tentativa de renovação. Nada é reembolsado.',
    grace: 'A renovação é cancelada, e as aulas são bloqueadas na hora. Nada é reembolsado.',
    endOfPeriod:
      'Você continua assistindo até {date}. Depois disso, a assinatura termina e não é renovada. Nada é reembolsado.',
  },
};
