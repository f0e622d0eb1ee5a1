import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  NOT_A_VIDEO:
    'Este arquivo não é um vídeo que um navegador possa reproduzir. Envie um arquivo MP4, WebM ou MOV',
  PLAYLIST: 'Este arquivo é uma playlist, não um vídeo. Envie o próprio vídeo',
  EMPTY: 'Este arquivo está vazio',
  TRUNCATED: 'Falta o final deste vídeo. Exporte-o novamente e envie o novo arquivo',
  NO_PICTURE: 'Este arquivo só tem som. Uma aula precisa de imagem',
  UNKNOWN_CODEC: 'Nenhum navegador reproduz o codec deste vídeo. Exporte-o como H.264',
  DAMAGED: 'Não é possível ler a maior parte deste vídeo. Exporte-o novamente e envie o novo arquivo',
  TOO_LONG: 'Este vídeo tem mais de 12 horas. Divida-o em partes',
  TOO_LARGE: 'Este vídeo é grande demais',
  UNREADABLE:
    'A leitura deste vídeo exige mais recursos do que uma aula deveria exigir. Exporte-o novamente e envie o novo arquivo',
  CHECKSUM: 'O arquivo que chegou é diferente do que foi enviado. Envie-o novamente',
  DISK_FULL: 'O disco da escola está cheio. Libere espaço e tente novamente',
  TIME_OVER: 'A preparação deste vídeo demorou demais. Tente novamente ou exporte-o com resolução menor',
  INTERNAL:
    'Houve uma falha nossa ao preparar este vídeo. Tente novamente; há mais detalhes no log do servidor',
};
