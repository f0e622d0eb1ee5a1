import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  notYou:
    'Se foi você, não há nada a fazer. Se não foi, outra pessoa entrou na sua conta: altere sua senha e confira seu perfil agora.',
  unexpected: 'Se você não pediu isso, altere sua senha e escreva para a escola agora.',
  ON: {
    subject: 'A verificação em duas etapas está ativada',
    preheader: 'Só a senha já não basta para entrar na sua conta.',
    paragraph:
      'A partir de agora, sua conta pede uma segunda etapa depois da senha. Guarde seus códigos de recuperação onde possa encontrá-los sem o celular.',
  },
  APP_REMOVED: {
    subject: 'Seu app autenticador foi removido',
    preheader: 'Os códigos dele não são mais pedidos.',
    paragraph: 'Sua conta não pede mais os códigos do seu app autenticador.',
  },
  PASSKEY_ADDED: {
    subject: 'Uma chave de acesso foi adicionada',
    preheader: 'Ela permite entrar na sua conta sem a senha.',
    paragraph:
      'Uma chave de acesso acabou de ser adicionada à sua conta. Ela permite entrar na conta sem a senha.',
  },
  PASSKEY_REMOVED: {
    subject: 'Uma chave de acesso foi removida',
    preheader: 'Ela não permite mais entrar na sua conta.',
    paragraph:
      'Uma chave de acesso da sua conta acabou de ser removida. Ela não permite mais entrar na sua conta.',
  },
  CODES_RENEWED: {
    subject: 'Você tem novos códigos de recuperação',
    preheader: 'Os antigos não valem mais.',
    paragraph:
      'Novos códigos de recuperação acabaram de ser criados para a sua conta. Os antigos não valem mais.',
  },
  CODE_USED: {
    subject: 'Um código de recuperação foi usado',
    preheader: '{codesLeft, plural, one {Resta # código} other {Restam # códigos}}.',
    paragraph:
      'Um dos seus códigos de recuperação acabou de ser usado. {codesLeft, plural, one {Resta # código} other {Restam # códigos}}; você pode criar novos no seu perfil.',
  },
  REMOVED_BY_ADMIN: {
    subject: 'Sua segunda etapa foi removida',
    preheader: 'Voltou a bastar a senha para entrar na sua conta.',
    paragraph:
      'Quem administra a escola removeu a segunda etapa da sua conta, como se faz para quem a perdeu: voltou a bastar a senha para entrar. Configure a segunda etapa novamente no seu perfil.',
  },
};
