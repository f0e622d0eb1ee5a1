import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    createAccount: 'Não foi possível criar a conta',
    login: 'Não foi possível entrar',
    logout: 'Não foi possível sair',
    usePasskey: 'Não foi possível usar a chave de acesso',
  },
  loading: {
    createAccount: 'Criando sua conta…',
    login: 'Entrando…',
  },
  success: {
    register: 'Boas-vindas a {school}',
    login: 'Que bom ter você de volta',
    logout: 'Você saiu da sua conta',
  },
  validation: {
    fillAllDetails: 'Preencha todos os dados',
    profileFieldsMandatory: 'Preencha todos os campos',
    profileNameTooShort: 'O nome precisa ter pelo menos 5 caracteres',
    passwordsDiffer: 'As duas novas senhas não são iguais',
    wrongCurrentPassword: 'A senha atual está incorreta',
    noScope: 'Escolha pelo menos uma permissão',
    tokenUsedOrOld: 'Este link já foi usado ou é antigo demais. Solicite um novo',
    nameTooShort: 'O nome precisa ter pelo menos 5 caracteres',
    nameTooLong: 'O nome pode ter no máximo 100 caracteres',
    invalidEmail: 'Digite um e-mail válido',
    weakPassword:
      'A senha precisa ter de 6 a 16 caracteres, com pelo menos um número e um caractere especial',
    commonPassword: 'Esta senha é uma das mais comuns que existem. Escolha outra',
    ownWordsPassword:
      'Esta senha contém uma palavra do nome da escola, do seu nome ou do seu e-mail. Escolha outra',
    avatarFormat: 'Formato não aceito. Use uma imagem JPG, JPEG, PNG ou WEBP.',
  },
  access: {
    wrongCredentials: 'E-mail ou senha incorretos',
    secondStepNeedsScripts:
      'A segunda etapa precisa de JavaScript. Ative-o para este site e recarregue a página',
    secondFactorDemanded:
      'Esta escola exige verificação em duas etapas para admins. Configure-a no seu perfil',
    tooManyAttempts: 'Muitas tentativas sem sucesso. Tente novamente mais tarde',
  },
};
