import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    operation: 'A operação falhou',
    copy: 'Não foi possível copiar. Selecione e copie manualmente',
  },
  success: {
    copy: 'Copiado',
  },
  validation: {
    imageTooLarge: 'Esta imagem é grande demais. O limite é de 10 MB e 50 megapixels',
    imageUnreadable: 'Não foi possível ler esta imagem. Escolha outro arquivo',
    textTooLong: 'O limite é de {limit} caracteres',
  },
  access: {
    loginRequired: 'Entre na sua conta primeiro',
    denied: 'Você não tem permissão para fazer isto',
    tooManyRequests: 'Muitas solicitações. Tente novamente mais tarde',
  },
  notFound: {
    page: 'Não há nada neste endereço',
  },
  button: {
    undo: 'Desfazer',
    cancel: 'Cancelar',
    tryAgain: 'Tentar novamente',
  },
  checkConnection: 'Verifique sua conexão e tente novamente.',
  internal: 'Algo deu errado do nosso lado. Tente novamente',
  withIncident: '{message} (incidente {incident})',
  offline: {
    what: 'Você está offline',
    then: 'O carregamento recomeça sozinho quando a conexão voltar.',
  },
  unavailable: 'O serviço está indisponível no momento. Tente novamente daqui a pouco',
  retry: 'Você pode tentar novamente em {wait}, às {time}.',
  badRequest: 'Esta solicitação está malformada',
};
