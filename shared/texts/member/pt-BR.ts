import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Membros',
  caption: 'Membros, do mais recente ao mais antigo',
  column: {
    name: 'Nome',
    role: 'Função',
    subscription: 'Assinatura',
    joined: 'Membro desde',
  },
  filter: {
    search: 'Nome ou e-mail',
    everyRole: 'Todas as funções',
    anySubscription: 'Com e sem assinatura',
    active: 'Ativa',
    notActive: 'Não ativa',
  },
  nobodyFound: {
    title: 'Ninguém encontrado',
    description: 'Não há ninguém com esse nome ou e-mail, essa função e essa assinatura.',
    showAll: 'Mostrar todos os membros',
  },
  role: {
    ADMIN: 'Admin',
    USER: 'Membro',
  },
  member: 'Membro',
  section: {
    role: 'Função: {role}',
    email: 'E-mail',
    subscription: 'Assinatura',
    secondFactor: 'Verificação em duas etapas',
    sessions: 'Sessões',
    access: 'Por que tem ou não tem acesso',
    learning: 'Estudos',
    payments: 'Pagamentos',
    audit: 'O que os admins fizeram',
  },
  verified: 'Confirmado',
  notVerified: 'Não confirmado',
  seen: {
    lately: 'Criou a conta em {joined}, última visita em {seen}',
    never: 'Criou a conta em {joined} e não voltou desde então',
  },
  audit: {
    caption: 'O que os admins fizeram sobre {name}',
    empty: 'Nenhum admin alterou nada neste membro.',
  },
  changeRole: {
    admin: 'Um admin administra a escola (cursos, membros e mensagens) e assiste a tudo.',
    user: 'Um membro assiste às aulas com uma assinatura ativa.',
    makeAdmin: 'Tornar admin',
    makeUser: 'Tornar membro',
    giveUp: {
      title: 'Deixar de ser admin?',
      description: 'Você sai da administração na hora, e só outro admin pode trazer você de volta.',
      confirm: 'Deixar de ser admin',
    },
  },
  makeAdmin: {
    title: 'Tornar <name>{name}</name> admin?',
    description:
      'Admins veem todas as pessoas e todos os pagamentos, alteram qualquer curso e podem encerrar sua própria participação na administração da escola. Todos os admins são avisados por e-mail.',
    name: 'Nome completo da pessoa',
    password: 'Sua senha',
    confirm: 'Tornar admin',
  },
  endSessions: {
    intro:
      'Desconecta o membro de todos os dispositivos e encerra os tokens de API dele. Uma pessoa que sabe a senha pode entrar de novo: peça ao membro que defina uma nova senha por e-mail.',
    logOut: 'Desconectar de todos os lugares',
    title: 'Desconectar {name} de todos os lugares?',
    description:
      'Todas as sessões e os tokens de API terminam agora. O membro é avisado por e-mail, e o registro guarda uma entrada.',
  },
  changeEmail: {
    intro:
      'Para quem não lê mais os e-mails do endereço atual. A mudança é avisada nele, e o novo endereço precisa ser confirmado.',
    email: 'Novo e-mail',
    submit: 'Alterar e-mail',
  },
  grantAccess: {
    until: 'Conceder acesso até',
    help: 'Até o fim desse dia. Nada é cobrado.',
    helpReplacing: 'Até o fim desse dia. Substitui a concessão em vigor.',
    submit: 'Conceder acesso',
  },
  endAccess: {
    button: 'Encerrar acesso',
    title: 'Encerrar o acesso de <name>{name}</name>?',
    consequence: {
      granted: 'As aulas são bloqueadas na hora. Nada foi pago, então nada é reembolsado.',
      unpaid: 'A assinatura termina na hora, sem nova tentativa de cobrança.',
      paid: 'As aulas são bloqueadas na hora, e a assinatura não é renovada.',
    },
    lastPayment: 'O último pagamento',
    refund: 'Reembolsar {amount}',
    refundDetail: 'No cartão usado no pagamento',
    keep: 'Manter o pagamento',
    keepDetail: 'Nada é reembolsado',
  },
  payments: {
    caption: 'Pagamentos, do mais recente ao mais antigo',
    none: 'Ainda não há pagamentos.',
  },
  learning: {
    caption: 'Aulas, da assistida mais recentemente à mais antiga',
    nothing: 'Nada assistido ainda.',
    column: {
      lecture: 'Aula',
      course: 'Curso',
      place: 'Assistida até',
      done: 'Aulas concluídas',
      when: 'Quando',
    },
    isDone: 'Concluída',
    place: '{position} de {duration}',
    doneOf: '{done, number} de {total, number}',
    certificates: 'Certificados',
    noCertificates: 'Ainda não há certificados.',
    certificate: '<link>Certificado de <course>{course}</course></link>, concluído em {date}',
  },
  failure: {
    updateMember: 'Não foi possível alterar o membro',
    loadMembers: 'Não foi possível carregar os membros',
    loadMember: 'Não foi possível carregar o membro',
  },
  loading: {
    updateMember: 'Salvando a alteração',
  },
  success: {
    changeRole: 'Função alterada',
    changeEmail: 'E-mail alterado. Uma mensagem pede que seja confirmado',
    endSessions: 'O membro foi desconectado de todos os lugares',
  },
  validation: {
    nameDiffers: 'Este não é o nome da pessoa. Digite-o como aparece acima',
  },
  conflict: {
    lastAdmin: 'Pelo menos um admin precisa permanecer',
  },
  notFound: {
    user: 'Esta pessoa não existe',
  },
};
