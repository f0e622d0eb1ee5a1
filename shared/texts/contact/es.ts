import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    contact: 'No se pudo enviar el formulario',
  },
  loading: {
    contact: 'Enviando tu mensaje',
  },
  success: {
    contact: 'Formulario enviado',
  },
  validation: {
    contactFieldsMandatory: 'Todos los campos son obligatorios',
    contactEmail: 'El correo electrónico no es válido',
  },
};
