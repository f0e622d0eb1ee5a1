import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  hasSubscription: 'Você recebeu este e-mail porque tem uma assinatura em {school}.',
  seePayments: 'Ver seus pagamentos',
  amount: 'Valor',
  period: 'Referente a',
  refunded: 'Reembolsamos {amount} a você. O valor pode levar até dez dias para aparecer no extrato.',
  refundedToCard:
    'Reembolsamos {amount} no seu cartão. O valor pode levar até dez dias para aparecer no extrato.',
  receipt: {
    subject: 'Seu recibo de {amount}',
    preheader: 'Todas as aulas estão liberadas para você até {day}.',
    paragraph:
      'Recebemos seu pagamento, e todas as aulas de todos os cursos estão liberadas para você. Agradecemos!',
    paidOn: 'Pago em',
    until: 'assinatura anual até {day}',
    action: 'Ver a fatura',
    reason: 'Você recebeu este e-mail porque uma assinatura de {school} foi paga com esta conta.',
  },
  cancellation: {
    subject: 'Sua assinatura foi cancelada',
    refundUnderWay: 'O reembolso de {amount} está a caminho.',
    watchUntil: 'Você pode assistir até {day}.',
    closed: 'As aulas agora estão bloqueadas para você.',
    cancelledUntil:
      'Sua assinatura foi cancelada. Você pode assistir a todas as aulas até {day}; depois disso, não haverá renovação.',
    cancelledNow: 'Sua assinatura foi cancelada, e as aulas agora estão bloqueadas para você.',
    action: 'Ver sua assinatura',
    reason: 'Você recebeu este e-mail porque sua assinatura de {school} foi cancelada.',
  },
  duplicate: {
    subject: 'Sua segunda assinatura foi cancelada',
    preheader: 'A primeira continua, e todas as aulas seguem liberadas para você.',
    paragraph:
      'Você pagou uma segunda assinatura além da que está em vigor. Encerramos a segunda. A primeira continua, e todas as aulas seguem liberadas para você.',
    reason: 'Você recebeu este e-mail porque duas assinaturas de {school} foram pagas com esta conta.',
  },
  refundEnding: {
    subject: 'Sua assinatura terminou, e seu pagamento será devolvido',
    preheader: 'Nada mais será cobrado.',
    paragraph:
      'A escola reembolsou seu pagamento deste ano. Com isso, sua assinatura terminou, e as aulas estão bloqueadas para você. Nada mais será cobrado.',
    welcome: 'Você pode assinar novamente quando quiser.',
  },
  unpaidEnding: {
    subject: 'Seu banco não concluiu seu pagamento',
    preheader: 'Nada foi cobrado. Você pode tentar novamente, talvez de outra forma.',
    paragraph:
      'Seu banco não concluiu o pagamento da sua assinatura, então ela não pôde começar. Nada foi nem será cobrado.',
    tryAgain: 'Você pode tentar novamente quando quiser, talvez com um cartão.',
    action: 'Tentar novamente',
    reason: 'Você recebeu este e-mail porque uma assinatura de {school} foi solicitada com esta conta.',
  },
  refund: {
    subject: 'Reembolsamos {amount} a você',
    preheader: 'O valor pode levar até dez dias para aparecer no extrato.',
    reason: 'Você recebeu este e-mail porque um pagamento seu em {school} foi reembolsado.',
  },
  refundFailed: {
    subject: 'Seu reembolso vai atrasar',
    preheader: 'Seu banco nos devolveu {amount}. Você não precisa fazer nada.',
    paragraph:
      'Tentamos reembolsar {amount} a você, mas seu banco não aceitou, talvez porque o cartão esteja vencido.',
    nothingToDo:
      'Você não precisa fazer nada. Já sabemos disso, vamos tentar novamente e avisaremos quando der certo.',
    reason: 'Você recebeu este e-mail porque um pagamento seu em {school} será reembolsado.',
  },
  renewal: {
    subject: 'Sua assinatura será renovada em {day}',
    preheader: 'Cobraremos {amount} no seu cartão. Você pode cancelar até lá.',
    goesOn: 'Sua assinatura continua por mais um ano. Você não precisa fazer nada.',
    cancel: 'Se não quiser renovar, cancele no seu perfil antes desse dia, e nada será cobrado.',
    chargedOn: 'Cobrança em',
    anotherYear: 'mais um ano de todos os cursos',
    action: 'Ver ou cancelar sua assinatura',
    trial: {
      subject: 'Seus dias grátis terminam em {day}',
      goesOn: 'A partir daí, sua assinatura continua por um ano. Você não precisa fazer nada.',
      year: 'um ano de todos os cursos',
    },
  },
  renewalFailed: {
    subject: 'Não foi possível cobrar sua renovação',
    openUntil: 'Suas aulas continuam liberadas até {day}.',
    paragraph:
      'Tentamos cobrar {amount} pelo próximo ano da sua assinatura, mas seu banco recusou. Isso acontece, muitas vezes porque um cartão venceu.',
    update:
      'Nada se perdeu: todas as aulas continuam liberadas para você até {day}. Atualize seu cartão no seu perfil até lá; haverá uma nova tentativa de cobrança automática.',
    action: 'Atualizar seu cartão',
  },
  renewalAuthentication: {
    subject: 'Confirme sua renovação no seu banco',
    paragraph: 'Seu banco pede sua confirmação antes de pagar {amount} pelo próximo ano da sua assinatura.',
    confirm:
      'Todas as aulas continuam liberadas para você até {day}. Até lá, abra a página de cobrança no seu perfil e confirme o pagamento.',
    action: 'Confirmar o pagamento',
  },
  accessOver: {
    subject: 'Suas aulas estão bloqueadas por enquanto',
    preheader: 'A renovação não foi paga. Você pode voltar quando quiser.',
    paragraph:
      'Não foi possível cobrar a renovação da sua assinatura, e o prazo de tolerância terminou. Por enquanto, as aulas estão bloqueadas para você.',
    stays:
      'Sua conta e tudo o que faz parte dela continuam como estão. Assim que um pagamento chegar, todas as aulas serão liberadas novamente.',
  },
  operator: {
    reason:
      'Você recebeu este e-mail porque este endereço recebe o que precisa de atenção nos pagamentos de {school}.',
    openMember: 'Abrir o membro',
    openProblems: 'Abrir os problemas de pagamento',
    payer: 'Quem pagou',
    refundFailure: {
      subject: 'Um reembolso de {amount} falhou',
      preheader: 'Era para {email}.',
      paragraph: 'O banco de {email} não aceitou um reembolso. O dinheiro voltou para a escola.',
      tryAgain: 'Tente mais uma vez na página do membro ou reembolse de outra forma.',
      reason: 'Motivo',
    },
    disputeOpened: {
      subject: 'Um pagamento de {amount} foi contestado',
      preheader: 'Pelo banco de {email}.',
      paragraph:
        'O banco de {email} está estornando um pagamento. Enquanto isso não se resolve, as aulas ficam bloqueadas para essa pessoa.',
      answer: 'Responda no painel da Stripe ou aceite a contestação por lá.',
      answerUntil: 'Responda no painel da Stripe até {day} ou aceite a contestação por lá.',
    },
    disputeClosed: {
      lost: 'A contestação de {amount} foi perdida',
      closed: 'A contestação de {amount} foi encerrada',
      preheader: 'Era sobre um pagamento de {email}.',
      bankKeeps: 'O banco de {email} fica com o dinheiro. A assinatura paga com ele termina.',
      schoolKeeps: 'A contestação de um pagamento de {email} terminou, e a escola fica com o dinheiro.',
    },
    duplicateRefunded: {
      subject: 'Uma segunda assinatura foi encerrada e reembolsada',
      preheader: '{email} pagou duas vezes.',
      paragraph:
        '{email} tinha duas assinaturas pagas ao mesmo tempo. A mais nova foi encerrada, e seu pagamento será devolvido por inteiro.',
      nothingToDo: 'Você não precisa fazer nada.',
    },
    reconciliationBroken: {
      subject: 'Não foi possível conciliar os pagamentos com a Stripe',
      preheader: 'Duas vezes seguidas. Há uma nova tentativa a cada hora.',
      paragraph:
        'A cada hora, os pagamentos são conciliados com a Stripe, e as diferenças são corrigidas. Isso foi interrompido duas vezes seguidas.',
      look: 'Há uma nova tentativa a cada hora. Se você consegue acessar a Stripe, confira o log do servidor.',
      happened: 'O que aconteceu',
    },
    stripeSays: 'O que a Stripe diz',
  },
};
