import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Perfil',
  person: {
    roles: { USER: 'Membro', ADMIN: 'Admin' },
    edit: 'Editar perfil',
    followLink: 'Abra o link que enviamos para {email}. Até lá, nada fica bloqueado.',
  },
  edit: {
    title: 'Editar perfil',
    picture: 'Esta é sua foto atual. Escolha outra ou mantenha-a.',
    labels: { avatar: 'Nova foto', fullName: 'Nome completo' },
    keepPicture: 'Manter a foto atual',
    yourPicture: 'Sua foto',
    save: 'Salvar perfil',
  },
  subscription: {
    title: 'Assinatura',
    admin: 'Como admin, você assiste a todos os cursos sem precisar de assinatura.',
    ways: {
      subscribe: 'Assinar',
      goOn: 'Continuar o pagamento',
      confirm: 'Ir para o pagamento',
      contact: 'Fale conosco',
    },
    cancel: 'Cancelar assinatura',
    confirmCancel: 'Cancelar assinatura',
    keep: 'Manter',
  },
  payments: {
    title: 'Pagamentos',
    none: 'Nada por enquanto. Cada pagamento e seu recibo aparecerão aqui.',
    caption: 'Pagamentos, do mais recente ao mais antigo',
    state: 'Situação',
  },
  player: {
    title: 'Como você assiste',
    intro:
      'Estas preferências valem para a sua conta em todos os dispositivos. Sem os atalhos com letras, números e sinais, a tecla / também não leva à busca.',
  },
  sessions: {
    title: 'Seus dispositivos',
    intro:
      'Onde sua conta está conectada. Desconecte o que você não reconhece ou não usa mais, e altere sua senha se não foi você.',
    caption: 'Seus dispositivos, do acesso mais recente ao mais antigo',
    columns: {
      device: 'Dispositivo',
      address: 'Endereço de rede',
      loggedIn: 'Conectado em',
      lastUsed: 'Último uso',
      actions: 'Ações',
    },
    unknown: 'Desconhecido',
    current: 'Este dispositivo',
    logOut: 'Desconectar',
    logOutOne: 'Desconectar {device}',
  },
  tokens: {
    title: 'Tokens de API',
    intro:
      'Para programas seus que agem em seu nome. Guarde um token com o mesmo sigilo da sua senha e revogue-o quando não precisar mais dele. A página para <developers>desenvolvedores</developers> explica como usar um.',
    none: 'Você não tem tokens.',
    labels: {
      name: 'Nome do token',
      scopes: 'Permissões',
      expiresInDays: 'Expira',
      currentPassword: 'Sua senha',
    },
    nameHelp: 'Onde você vai usá-lo',
    scopes: { READ: 'Ler', WRITE: 'Ler e escrever' },
    areas: {
      COURSES: 'Cursos e aulas',
      MEMBERS: 'Membros',
      PAYMENTS: 'Pagamentos',
      SCHOOL: 'Configurações e mensagens da escola',
      ACCOUNT: 'Sua conta e seu progresso',
    },
    scope: '{area}: {access}',
    expiresIn: {
      week: 'Em 7 dias',
      month: 'Em 30 dias',
      quarter: 'Em 90 dias',
      year: 'Em um ano',
      never: 'Sem expiração',
    },
    never:
      'Nenhum token pode alterar funções, endereços de e-mail, senhas, segundos fatores, sessões ou tokens.',
    noExpiry: 'Sem expiração',
    noExpiryHint: 'Considere trocá-lo por um token que expire.',
    expired: 'Expirou em {day}',
    usedFrom: 'de {address}',
    create: 'Criar token',
    created: 'Seu token “<name>{name}</name>”',
    copyNow: 'Copie-o agora: ele só é mostrado esta vez.',
    token: 'Token',
    copy: 'Copiar token',
    done: 'Concluir',
    caption: 'Tokens de API, do mais recente ao mais antigo',
    columns: {
      name: 'Nome',
      scope: 'Permissão',
      created: 'Criado em',
      expires: 'Expira',
      lastUsed: 'Último uso',
      actions: 'Ações',
    },
    neverUsed: 'Nunca',
    revoke: 'Revogar',
    revokeOne: 'Revogar {name}',
    revokeTitle: 'Revogar o token “{name}”?',
    revokeDescription:
      'Os programas que o usam serão recusados a partir de agora. Não é possível desfazer; você teria que criar um novo token.',
    confirmRevoke: 'Revogar token',
  },
  data: {
    title: 'Seus dados',
    intro:
      'Baixe uma cópia do que esta escola guarda sobre você ou exclua sua conta definitivamente. A escola mantém o registro dos pagamentos, sem o seu nome.',
    download: 'Baixar meus dados',
    deleteAccount: 'Excluir conta',
  },
  deletion: {
    title: 'Excluir sua conta definitivamente?',
    description: 'Serão excluídos na hora, sem volta: {losses}.',
    labels: { currentPassword: 'Sua senha' },
    keep: 'Manter conta',
    confirm: 'Excluir definitivamente',
  },
};
