import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Você está sem conexão',
  explanation:
    'Esta página ainda não foi aberta neste aparelho. As páginas públicas que você já viu abrem sem rede; as aulas precisam dela. O que você procurava abre sozinho quando a rede voltar.',
  tryAgain: 'Tentar de novo',
};
