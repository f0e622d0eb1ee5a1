import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  signedUp: 'Você recebeu este e-mail porque este endereço foi usado para criar uma conta em {school}.',
  verify: 'Confirmar e-mail',
  welcome: {
    subject: 'Boas-vindas a {school}',
    preheader: 'Sua conta está pronta. Confirme que este endereço é seu.',
    ready:
      'Sua conta está pronta. Dê uma olhada e escolha um curso que combine com você: com uma assinatura anual, você assiste a todas as aulas de todos os cursos, inclusive as novas.',
    verify:
      'Confirme que este endereço é seu. Você pode continuar sem isso, mas aí não sabemos se nossos e-mails chegam até você. O link funciona uma vez, por 7 dias.',
  },
  verification: {
    preheader: 'Um clique, e sabemos que nossos e-mails chegam até você.',
    paragraph: 'Confirme que este endereço é seu. O link funciona uma vez, por 7 dias.',
  },
  passwordReset: {
    subject: 'Escolha uma nova senha',
    preheader: 'O link funciona uma vez, por uma hora.',
    asked:
      'Alguém, esperamos que você, pediu uma nova senha. O link funciona uma vez, por uma hora, e já dá acesso à sua conta.',
    notYou: 'Se não foi você, não há nada a fazer: sua senha continua a mesma.',
    reason: 'Você recebeu este e-mail porque alguém pediu uma nova senha para a conta com este endereço.',
  },
  passwordChanged: {
    subject: 'Sua senha foi alterada',
    preheader: 'Se não foi você, escolha uma nova agora.',
    changed: 'A senha da sua conta acabou de ser alterada. Todos os outros dispositivos foram desconectados.',
    changedWithTokens:
      'A senha da sua conta acabou de ser alterada. Todos os outros dispositivos foram desconectados, e todos os tokens de API foram encerrados.',
    notYou:
      'Se foi você, não há nada a fazer. Se não foi, outra pessoa consegue entrar na sua conta: escolha uma nova senha agora, o que encerra o acesso dela.',
    action: 'Não fui eu',
  },
  newDevice: {
    subject: 'Novo acesso à sua conta',
    preheader: 'Se não foi você, altere sua senha agora.',
    paragraph: 'Um dispositivo que sua conta não conhecia se conectou.',
    notYou:
      'Se foi você, não é preciso fazer nada. Se não, altere sua senha agora: isso desconecta todos os outros dispositivos.',
    device: 'Dispositivo',
    address: 'Endereço de rede',
    unknown: 'Desconhecido',
    time: 'Data e hora',
    reason:
      'Você recebeu este e-mail porque sua conta avisa sobre acessos em novos dispositivos. Você pode desativar isso no seu perfil.',
  },
  apiToken: {
    subject: 'Um novo token de API',
    preheader: 'Com ele, programas podem agir em seu nome.',
    made: {
      READ: 'Um token de API acabou de ser criado para a sua conta. Programas que o tiverem podem ler em seu nome.',
      WRITE:
        'Um token de API acabou de ser criado para a sua conta. Programas que o tiverem podem ler e escrever em seu nome.',
    },
    expiresOn: 'Ele expira em {day}.',
    doesNotExpire: 'Ele não expira.',
    notYou: 'Se foi você, não há nada a fazer. Se não foi, revogue-o no seu perfil e altere sua senha.',
    action: 'Ver seus tokens de API',
  },
  apiTokenExpires: {
    subject: 'Um token de API expira em breve',
    preheader: 'Os programas que o usam serão recusados depois disso.',
    paragraph:
      'O token de API que você criou em {created} expira em {day}. Os programas que o usam serão recusados depois disso.',
    replace: 'Se ainda precisar dele, crie um novo token no seu perfil e informe-o aos seus programas.',
  },
  confirmEmailChange: {
    subject: 'Confirme seu novo e-mail',
    preheader: 'A mudança vale quando os dois endereços a confirmarem.',
    paragraph:
      'Sua conta vai passar a ter o endereço {email}. Confirme aqui e também pelo e-mail enviado ao outro endereço. O link funciona por 24 horas.',
    notYouAtCurrent: 'Se não foi você, não abra o link e altere sua senha: alguém a conhece.',
    notYouAtNew: 'Se não foi você, não há nada a fazer.',
    action: 'Confirmar o novo e-mail',
    reason: 'Você recebeu este e-mail porque alguém pediu outro endereço para uma conta.',
  },
  emailChanged: {
    subject: 'Seu e-mail foi alterado',
    preheader: 'Se você não esperava por isso, escreva para a escola agora.',
    paragraph:
      'Sua conta agora tem o endereço {email}: é com ele que você entra, e é para lá que vão nossos e-mails.',
    action: 'Escrever para a escola',
    reason: 'Você recebeu este e-mail porque sua conta tinha este endereço.',
  },
};
