import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    contact: 'Le formulaire n’a pas pu être envoyé',
  },
  loading: {
    contact: 'Envoi de votre message',
  },
  success: {
    contact: 'Formulaire envoyé',
  },
  validation: {
    contactFieldsMandatory: 'Tous les champs sont obligatoires',
    contactEmail: 'Adresse e-mail non valide',
  },
};
