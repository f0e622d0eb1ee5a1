import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  ADMIN: {
    subject: 'Agora você é admin',
    preheader: 'A partir de agora, você administra a escola com os demais admins.',
    paragraph:
      'Outro admin deu a você essa função: a partir de agora, você vê todas as pessoas e todos os pagamentos da escola e pode alterar os cursos. As sessões de admins terminam após doze horas sem uso.',
  },
  USER: {
    subject: 'Você não é mais admin',
    preheader: 'No mais, sua conta continua como está.',
    paragraph:
      'Um admin encerrou sua participação na administração da escola. No mais, sua conta continua como está.',
  },
  unexpected: 'Se você não esperava por isso, fale com quem administra a escola.',
  reason: 'Você recebeu este e-mail porque a função da conta com este endereço foi alterada.',
  sessionsEnded: {
    subject: 'Você foi desconectado de todos os lugares',
    preheader: 'Um admin desconectou sua conta de todos os dispositivos.',
    paragraph:
      'Um admin da escola desconectou sua conta de todos os dispositivos e encerrou seus tokens de API. Entre novamente para continuar.',
    password: 'Se outra pessoa pode saber sua senha, escolha uma nova.',
    action: 'Escolher uma nova senha',
  },
  newAdmin: {
    subject: 'Há um novo admin',
    preheader: 'Se você não esperava por isso, verifique agora.',
    byYou: 'Você acabou de tornar {name} ({email}) admin.',
    by: '{by} acabou de tornar {name} ({email}) admin.',
    notYou:
      'Se não foi você, outra pessoa tem sua senha: retire a função de admin dessa conta e altere sua senha agora.',
    unexpected:
      'Se você não esperava por isso, pergunte a quem fez a mudança e retire a função de admin dessa conta.',
    action: 'Ver o novo admin',
    reason: 'Você recebeu este e-mail porque é admin da escola.',
  },
};
