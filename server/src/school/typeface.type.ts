import type { Typeface as Name } from '#shared/typefaces.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';

export const Typeface = graphqlEnum<Name>(
  'Typeface',
  'Typeface of Latin letters on the pages of the school.',
  {
    FRAUNCES: 'Fraunces for headings, and the system’s own for text: the default.',
    SYSTEM: 'The system’s own for headings and text. Nothing is downloaded.',
    INTER: 'Inter for headings and text.',
    NUNITO_SANS: 'Nunito Sans for headings and text.',
    LORA: 'Lora for headings, and the system’s own for text.',
    SOURCE_SERIF: 'Source Serif 4 for headings, and the system’s own for text.',
  },
);
export type Typeface = Name;
