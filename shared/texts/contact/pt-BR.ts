import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    contact: 'Não foi possível enviar o formulário',
  },
  loading: {
    contact: 'Enviando sua mensagem',
  },
  success: {
    contact: 'Formulário enviado',
  },
  validation: {
    contactFieldsMandatory: 'Preencha todos os campos',
    contactEmail: 'E-mail inválido',
  },
};
