import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    load: 'Não foi possível carregar sua verificação em duas etapas',
    setUp: 'Não foi possível configurar a verificação em duas etapas',
    remove: 'Não foi possível desativar a verificação em duas etapas',
    recoveryCodes: 'Não foi possível criar novos códigos de recuperação',
    addPasskey: 'Não foi possível adicionar a chave de acesso',
    changePasskey: 'Não foi possível alterar a chave de acesso',
    removeForMember: 'Não foi possível remover a segunda etapa',
  },
  loading: {
    confirm: 'Verificando o código',
    remove: 'Desativando',
    recoveryCodes: 'Criando novos códigos de recuperação',
    addPasskey: 'Adicionando a chave de acesso',
    renamePasskey: 'Renomeando a chave de acesso',
    removePasskey: 'Removendo a chave de acesso',
    removeForMember: 'Removendo a segunda etapa',
  },
  success: {
    confirm: 'A verificação em duas etapas está ativada',
    remove: 'O app autenticador não é mais pedido',
    recoveryCodes: 'Novos códigos de recuperação criados. Os antigos não valem mais',
    addPasskey: 'Chave de acesso adicionada',
    renamePasskey: 'Chave de acesso renomeada',
    removePasskey: 'Chave de acesso removida',
    removeForMember: 'A segunda etapa foi removida',
  },
  validation: {
    code: 'Digite os 6 dígitos que seu app autenticador mostra',
    recoveryCode: 'Digite um dos seus códigos de recuperação',
    wrongCode: 'Este código está incorreto ou já foi usado. Espere o próximo',
    wrongRecoveryCode: 'Este código de recuperação está incorreto ou já foi usado',
    passkeyName: 'Dê um nome à chave de acesso',
    wrongPasskey: 'Esta chave de acesso não foi aceita. Tente novamente',
  },
  conflict: {
    alreadyOn: 'Seu app autenticador já está configurado',
    notStarted: 'Comece a configuração novamente',
    tooManyPasskeys: 'Você já tem o máximo de chaves de acesso que uma conta pode ter',
    off: 'A verificação em duas etapas está desativada',
    adminsFactor: 'A segunda etapa de um admin só pode ser removida por quem administra o servidor',
  },
  notFound: {
    passkey: 'Esta chave de acesso não existe',
  },
  proof: {
    codeLabels: { code: 'Código do seu app autenticador' },
    codeHelp: '6 dígitos, que mudam a cada meio minuto',
    recoveryLabels: { recoveryCode: 'Código de recuperação' },
    recoveryHelp: 'Um dos que você guardou ao configurar a verificação em duas etapas. Funciona uma vez.',
    hasNoDevice: 'Não está com seu dispositivo?',
    useRecoveryCode: 'Usar um código de recuperação',
    hasDevice: 'Encontrou seu dispositivo?',
    withoutRecoveryCode: 'Continuar sem código de recuperação',
  },
  card: {
    title: 'Verificação em duas etapas',
    intro:
      'Uma chave de acesso ou um app no celular mostra que é você. Quem descobrir sua senha não consegue entrar só com ela.',
  },
  app: {
    title: 'App autenticador',
    setUp: 'Configurar um app autenticador',
    since: 'Configurado em <time>{date}</time>',
    remove: 'Remover o app',
    removeTitle: 'Remover o app autenticador?',
    removeDescription:
      'Os códigos dele não serão mais pedidos. Sem uma chave de acesso, só a senha passa a bastar para entrar na sua conta.',
    qrCode: 'QR code para seu app autenticador',
    scan: 'Escaneie o código com um app autenticador no celular ou digite esta chave no app:',
    labels: { code: 'Código do app' },
    codeHelp: 'Os 6 dígitos que o app mostra agora',
    switchOn: 'Ativar',
  },
  passkeys: {
    title: 'Chaves de acesso',
    intro:
      'Sua impressão digital, seu rosto ou o PIN de um dispositivo abre sua conta, sem senha para digitar ou perder.',
    addOne: 'Adicionar uma chave de acesso',
    add: 'Adicionar chave de acesso',
    rename: 'Renomear chave de acesso',
    labels: { name: 'Nome da chave de acesso' },
    nameHelp: 'Por exemplo, o dispositivo que a guarda',
    caption: 'Chaves de acesso, da mais antiga à mais recente',
    columns: { name: 'Nome', added: 'Adicionada em', lastUsed: 'Último uso', actions: 'Ações' },
    never: 'Nunca',
    renameRow: 'Renomear',
    renameOne: 'Renomear {name}',
    removeRow: 'Remover',
    removeOne: 'Remover {name}',
    removeTitle: 'Remover a chave de acesso “{name}”?',
    removeDescription:
      'Ela não permitirá mais entrar na sua conta. Exclua-a também do dispositivo que a guarda.',
    remove: 'Remover chave de acesso',
  },
  codes: {
    title: 'Códigos de recuperação',
    left: '{count, plural, =0 {Você não tem mais códigos de recuperação: crie novos agora.} one {Você ainda tem # código de recuperação para o dia em que perder seu dispositivo.} other {Você ainda tem # códigos de recuperação para o dia em que perder seu dispositivo.}}',
    renew: 'Novos códigos de recuperação',
    renewTitle: 'Criar novos códigos de recuperação?',
    renewDescription: 'Os códigos que você tem deixarão de valer.',
    confirmRenew: 'Criar novos códigos',
    yours: 'Seus códigos de recuperação',
    yoursIntro:
      'Cada um abre sua conta uma vez se você perder o celular. Guarde-os onde só você possa encontrar: eles só são mostrados esta vez.',
    download: 'Baixar códigos',
    copy: 'Copiar códigos',
    done: 'Concluir',
  },
  ofMember: {
    intro:
      'Quem perdeu o celular e os códigos de recuperação não consegue entrar. Certifique-se de que é mesmo a pessoa quem está pedindo.',
    remove: 'Remover segunda etapa',
    removeTitle: 'Remover a segunda etapa de {name}?',
    removeDescription:
      'Só a senha passará a bastar para entrar na conta. A pessoa é avisada por e-mail, e a ação fica registrada.',
  },
};
