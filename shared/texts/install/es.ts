import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'En tu pantalla de inicio',
  intro:
    '{school} se puede abrir como una app. Las páginas públicas que ya viste se abren también sin red; las clases la necesitan.',
  install: 'Instalar',
  never: 'No volver a ofrecerlo',
};
