import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Auf Ihrem Startbildschirm',
  intro:
    '{school} lässt sich wie eine App öffnen. Öffentliche Seiten, die Sie schon gesehen haben, öffnen sich auch ohne Netz; Lektionen brauchen eines.',
  install: 'Installieren',
  never: 'Nicht mehr anbieten',
};
