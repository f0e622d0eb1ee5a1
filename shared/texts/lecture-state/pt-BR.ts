import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  checking: 'Verificando o vídeo',
  fetching: 'Buscando o vídeo',
  converting: 'Convertendo',
  convertingPercent: 'Convertendo: {percent}',
  storing: 'Armazenando o resultado',
  waiting: 'Aguardando processamento',
  uploading: 'Enviando: {percent}',
  ready: 'Pronto',
  failed: 'Falhou',
  failedBecause: 'Falhou: {reason}',
  retry: 'Tentar novamente',
  retryNamed: 'Tentar novamente: {title}',
};
