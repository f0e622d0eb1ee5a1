import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadAccess: 'No se pudo cargar el historial de tu acceso',
  },
  state: {
    open: 'Con acceso',
    openUntil: 'Con acceso hasta el <time>{moment}</time>',
    closed: 'Sin acceso',
    closedSince: 'Sin acceso desde el <time>{moment}</time>',
  },
  history: {
    title: 'Historial',
    none: 'Nada todavía. Aquí aparecerá lo que pagues, lo que se te devuelva y lo que canceles.',
    until: 'hasta el <time>{date}</time>',
  },
  ways: {
    watch: 'Explorar cursos',
    subscribe: 'Suscribirse',
    pay: 'Continuar con el pago',
    contact: 'Contacto',
    checkAgain: 'Volver a comprobar',
  },
};
