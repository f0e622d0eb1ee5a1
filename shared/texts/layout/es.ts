import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  skip: 'Saltar al contenido',
  shortWays: 'Accesos rápidos',
  menu: {
    title: 'Menú',
    close: 'Cerrar el menú',
    home: 'Inicio',
    courses: 'Todos los cursos',
    contact: 'Contacto',
    about: 'Quiénes somos',
    dashboard: 'Panel de administración',
    createCourse: 'Crear un curso',
    login: 'Iniciar sesión',
    signup: 'Crear cuenta',
    profile: 'Perfil',
    logout: 'Cerrar sesión',
  },
  yourProfile: '{name}, tu perfil',
  colors: {
    light: 'Usar colores claros',
    dark: 'Usar colores oscuros',
  },
  connection: {
    offline: 'No tienes conexión. Puede que lo que ves no esté al día.',
    slow: 'Está tardando más de lo habitual…',
  },
  loading: 'Cargando…',
  notices: 'Avisos (F8)',
  dismissNotice: 'Descartar: {text}',
  footer: {
    copyright: 'Copyright {year} | Todos los derechos reservados',
    developers: 'Desarrolladores',
    legal: 'Información legal',
    socialMedia: 'Redes sociales',
  },
};
