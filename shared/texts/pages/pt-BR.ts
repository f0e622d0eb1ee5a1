import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  names: {
    courses: 'Todos os cursos',
    about: 'Sobre nós',
    contact: 'Fale conosco',
    certificate: 'Verificar certificado',
    login: 'Entrar',
    lectures: 'Aulas',
    notFound: '404 Página não encontrada',
    denied: '403 Acesso negado',
    broken: 'Não foi possível exibir esta página',
    account: 'Sua conta',
  },
  subtitle: 'Cursos em vídeo com especialistas do mercado',
  notFound: 'Não há nada neste endereço. A página pode ter mudado de lugar, ou o link pode estar errado.',
  denied: 'Sua conta não tem acesso a esta página.',
  goBack: 'Voltar',
};
