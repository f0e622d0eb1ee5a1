import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    operation: 'La operación falló',
    copy: 'No se pudo copiar. Selecciónalo y cópialo manualmente, por favor',
  },
  success: {
    copy: 'Copiado',
  },
  validation: {
    imageTooLarge: 'Esta imagen es demasiado grande. Se permiten 10 MB y 50 megapíxeles como máximo',
    imageUnreadable: 'Esta imagen no se puede leer. Elige otro archivo',
    textTooLong: 'Se permiten {limit} caracteres como máximo',
  },
  access: {
    loginRequired: 'Inicia sesión primero',
    denied: 'No tienes permiso para hacer esto',
    tooManyRequests: 'Demasiadas solicitudes. Inténtalo más tarde',
  },
  notFound: {
    page: 'En esta dirección no hay nada',
  },
  button: {
    undo: 'Deshacer',
    cancel: 'Cancelar',
    tryAgain: 'Reintentar',
  },
  checkConnection: 'Revisa tu conexión e inténtalo de nuevo.',
  internal: 'Algo falló por nuestra parte. Inténtalo de nuevo',
  withIncident: '{message} (incidente {incident})',
  offline: {
    what: 'No tienes conexión',
    then: 'Se cargará automáticamente en cuanto vuelvas a conectarte.',
  },
  unavailable: 'El servicio no está disponible en este momento. Inténtalo de nuevo en un instante',
  retry: 'Podrás volver a intentarlo en {wait} ({time}).',
  badRequest: 'Esta solicitud no está bien formada',
};
