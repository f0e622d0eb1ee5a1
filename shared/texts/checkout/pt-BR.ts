import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Assinatura',
  goesOnTo: 'Depois de pagar, você continua em <title>{title}</title>.',
  included: {
    all: 'Todos os cursos, os atuais e os novos',
    allToCome:
      'Todos os cursos, cada um desde o dia do lançamento: os primeiros estão sendo preparados, e ainda não há o que assistir',
    term: 'Válida por {years, plural, one {# ano} other {# anos}} a partir do dia do pagamento',
    firstPayment:
      'Começando hoje, o primeiro pagamento é em {date}: {price}, e depois a cada ano. Enviamos um lembrete por e-mail, e você pode cancelar antes',
    renewal:
      'Pagando hoje, a renovação é em {date}, por {price}. Enviamos um lembrete por e-mail, e você pode cancelar antes',
  },
  trial: {
    title: '{days, plural, one {# dia grátis} other {# dias grátis}}',
    terms:
      'O primeiro pagamento de {price} é cobrado após {days, plural, one {# dia} other {# dias}}. Se você cancelar antes, nada é cobrado.',
  },
  grace: {
    title: 'Prazo de tolerância',
    terms:
      'Se não for possível cobrar uma renovação, as aulas continuam liberadas por {days, plural, one {# dia} other {# dias}}, para que você possa atualizar seu cartão.',
  },
  buy: 'Comprar agora',
  goOn: 'Continuar o pagamento',
  granted: 'A escola concedeu a você acesso até {date}. Mesmo assim, você pode assinar.',
  active: {
    title: 'Sua assinatura está ativa',
    meaning: 'Todos os cursos já estão liberados para você. Não há nada a pagar.',
    beingRenewed: 'O pagamento da sua renovação está em andamento.',
    ends: 'Ela termina em {date}. No seu perfil, você pode retomá-la.',
    renews: 'Ela será renovada em {date}.',
  },
  unpaid: {
    title: 'Sua renovação ainda não foi paga',
    meaning:
      'Você já tem uma assinatura e não precisa comprar de novo: só não foi possível cobrar a renovação. Atualize seu cartão, e ela continua automaticamente.',
    openUntil: 'As aulas continuam liberadas até {date}.',
    locked: 'As aulas ficam bloqueadas até que a renovação seja paga.',
  },
  underWay: {
    title: 'Seu pagamento está a caminho',
    meaning:
      'Você pagou, mas seu banco ainda não confirmou o pagamento. Isso pode levar alguns dias. Não pague de novo.',
    next: 'Avisaremos o resultado por e-mail, e ele também aparece no seu perfil. Todos os cursos são liberados automaticamente.',
  },
  courses: 'Explorar cursos',
  profile: 'Seu perfil',
  failed: {
    title: 'O pagamento falhou',
    titleOfPaid: 'Seu pagamento',
    text: 'Nada foi cobrado, e nenhuma assinatura foi iniciada. Você pode tentar novamente com este ou outro cartão.',
  },
  tryAgain: 'Tentar novamente',
  backToCourses: 'Voltar aos cursos',
  confirmation: {
    confirming: 'Confirmando seu pagamento…',
    atBank: 'Aguardando seu banco',
    active: 'Pagamento aprovado',
    declined: 'Seu pagamento foi recusado',
    expired: 'Seu pagamento expirou',
    over: 'Seu pagamento foi concluído',
    failed: 'Seu pagamento não foi confirmado',
  },
  confirming: 'Isso leva um instante. Deixe esta página aberta.',
  notFinished: 'Se você ainda não terminou de pagar, <link>continue o pagamento</link>.',
  checkAgain: 'Verificar novamente',
  atBank: {
    waiting: 'Seu pagamento foi feito, mas seu banco ainda não o confirmou. Isso pode levar alguns dias.',
    leave:
      'Você não precisa esperar aqui. Avisaremos o resultado por e-mail, e ele também aparece no seu perfil. Não pague de novo.',
    profile: 'Ir para seu perfil',
  },
  unreachable: {
    waiting:
      'Não foi possível contatar o provedor de pagamentos, então ainda não dá para ver seu pagamento. Se você pagou, nada se perdeu.',
    leave:
      'Esta página continua consultando, em intervalos maiores. Você também pode sair dela: sua assinatura começa automaticamente, e enviamos o recibo por e-mail.',
    lookAgain: 'Verificar novamente',
  },
  paid: {
    open: 'Sua assinatura está ativa. Todos os cursos estão liberados para você.',
    receipt: 'Seu recibo está no seu e-mail e no seu perfil.',
    goOn: 'Continuar de onde parei',
    home: 'Ir para o painel',
  },
  declined:
    'Seu banco acabou recusando o pagamento. Nada foi cobrado, e nenhuma assinatura foi iniciada. Você pode tentar novamente com este ou outro cartão.',
  expired: 'Ele não foi concluído a tempo e foi encerrado. Nada foi cobrado. Você pode começar um novo.',
  over: {
    text: 'Este pagamento já tinha sido concluído, e a assinatura correspondente mudou desde então.',
    profile: 'Ver sua assinatura',
  },
  refused: {
    description: 'Se você acabou de pagar, tente novamente daqui a pouco.',
    notPaid: 'Se ainda não pagou, volte para o <link>pagamento</link>.',
  },
  noPayment: {
    title: 'Nenhum pagamento a confirmar',
    heading: 'Esta página faz parte de um pagamento',
    description:
      'A página de pagamento traz você até aqui depois de pagar. Se você acabou de pagar, seu perfil mostrará a assinatura em instantes.',
    checkout: 'Ir para o pagamento',
  },
};
