import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  renewal: {
    label: 'Tu renovación',
    locked: 'No se pudo cobrar tu renovación, así que las clases están bloqueadas.',
    openUntil: 'No se pudo cobrar tu renovación. Conservas el acceso a las clases hasta el {date}.',
    hide: 'Ocultar hasta tu próxima visita',
  },
  secondFactor: {
    label: 'Requisito para administrar',
    text: 'Esta escuela exige a sus administradores la verificación en dos pasos. Hasta que la configures, tienes los permisos de un miembro.',
    setUp: 'Configurarla',
  },
};
