import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  noFfmpeg: 'O ffmpeg não está instalado no servidor. Ele é necessário para extrair o som do vídeo',
  noAudio: 'Este vídeo não tem som que possa ser transcrito',
  noVideo: 'O vídeo desta aula não está mais lá',
  commandFailed: 'O comando falhou ({code}): {output}',
  refused: 'O serviço recusou (HTTP {status}): {answer}',
  unreachable: 'Não foi possível acessar o serviço: {reason}',
  timeOver: 'A escrita das legendas demorou demais',
  tooLarge: 'A resposta é maior do que legendas podem ser',
  noTimes: 'O serviço respondeu sem os tempos do que é dito',
  notCaptions: 'A resposta não contém legendas: {reason}',
  internal: 'A escrita das legendas falhou do nosso lado. Tente novamente; o log do servidor diz mais',
};
