import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Na sua tela inicial',
  intro:
    '{school} pode abrir como um app. As páginas públicas que você já viu abrem também sem rede; as aulas precisam dela.',
  install: 'Instalar',
  never: 'Não oferecer de novo',
};
