import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  skip: 'Ir para o conteúdo',
  shortWays: 'Atalhos',
  menu: {
    title: 'Menu',
    close: 'Fechar o menu',
    home: 'Início',
    courses: 'Todos os cursos',
    contact: 'Fale conosco',
    about: 'Sobre nós',
    dashboard: 'Painel de administração',
    createCourse: 'Criar novo curso',
    login: 'Entrar',
    signup: 'Criar conta',
    profile: 'Perfil',
    logout: 'Sair',
  },
  yourProfile: '{name}, seu perfil',
  colors: {
    light: 'Usar cores claras',
    dark: 'Usar cores escuras',
  },
  connection: {
    offline: 'Você está offline. O que aparece aqui pode estar desatualizado.',
    slow: 'Está demorando mais que o normal…',
  },
  loading: 'Carregando…',
  notices: 'Avisos (F8)',
  dismissNotice: 'Dispensar: {text}',
  footer: {
    copyright: 'Copyright {year} | Todos os direitos reservados',
    developers: 'Para desenvolvedores',
    legal: 'Informações legais',
    socialMedia: 'Redes sociais',
  },
};
