import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Sie sind offline',
  explanation:
    'Diese Seite war noch nie auf diesem Gerät. Öffentliche Seiten, die Sie schon gesehen haben, öffnen sich ohne Netz; Lektionen brauchen eines. Was Sie wollten, öffnet sich von selbst, sobald wieder ein Netz da ist.',
  tryAgain: 'Noch einmal versuchen',
};
