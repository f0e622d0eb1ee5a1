import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadMemberAccess: 'No se pudo cargar el historial de acceso',
  },
  success: {
    grantAccess: 'Acceso concedido',
    endAccess: 'Acceso retirado',
  },
  validation: {
    timeOver: 'Elige un momento que aún no haya pasado',
    grantTooLong: 'Se puede conceder acceso por {years, plural, one {# año} other {# años}} como máximo',
  },
  conflict: {
    noAccess: 'Esta persona no tiene ningún acceso que retirar',
  },
  nothingYet:
    'Nada todavía. Aquí aparecerán las compras, los pagos, los reembolsos y los accesos concedidos.',
};
