import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  names: {
    courses: 'Todos los cursos',
    about: 'Quiénes somos',
    contact: 'Contacto',
    certificate: 'Verificar un certificado',
    login: 'Iniciar sesión',
    lectures: 'Clases',
    notFound: '404 Página no encontrada',
    denied: '403 Acceso denegado',
    broken: 'Esta página no se puede mostrar',
    account: 'Tu cuenta',
  },
  subtitle: 'Cursos en video de profesionales del sector',
  notFound:
    'En esta dirección no hay nada. Puede que la página se haya movido o que el enlace sea incorrecto.',
  denied: 'Tu cuenta no tiene acceso a esta página.',
  goBack: 'Volver',
};
