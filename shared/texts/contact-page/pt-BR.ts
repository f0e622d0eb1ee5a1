import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: { name: 'Nome', email: 'E-mail', message: 'Mensagem' },
  send: 'Enviar mensagem',
  sent: {
    title: 'Agradecemos o contato! Sua mensagem chegou',
    description:
      'Uma pessoa vai ler e responder para {email}. Um e-mail de confirmação está a caminho; se não chegar, veja se o endereço foi digitado corretamente.',
    courses: 'Explorar cursos',
    another: 'Enviar outra mensagem',
  },
  answers: {
    title: 'Respostas rápidas',
    login: 'Não consegue entrar?',
    newPassword: 'Enviamos um link para você <link>escolher uma nova senha</link>.',
    cancelling: 'Quer cancelar ou precisa de um recibo?',
    profile:
      'Tudo isso está no <link>seu perfil</link>, inclusive o valor que você recebe de volta, antes de decidir.',
    trying: 'Quer experimentar um curso antes?',
    courses:
      '<link>Cada curso</link> mostra seu conteúdo, e algumas aulas são gratuitas, sem precisar de conta.',
    mail: 'Prefere mandar um e-mail?',
    address: 'Ele chega às mesmas pessoas: <link>{address}</link>',
  },
};
