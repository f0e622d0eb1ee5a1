import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'No tienes conexión',
  explanation:
    'Esta página aún no se ha abierto en este dispositivo. Las páginas públicas que ya viste se abren sin red; las clases la necesitan. Lo que buscabas se abrirá solo en cuanto vuelva la red.',
  tryAgain: 'Intentar de nuevo',
};
