import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  headline: 'Seu lugar em todos os cursos',
  intro:
    'Cursos em vídeo com especialistas do mercado. Uma única assinatura anual dá acesso a todos, inclusive aos novos.',
  mentors: {
    'priya-nambiar': {
      name: 'Priya Nambiar',
      subject: 'Dados',
      bio: 'Cuidou por onze anos dos números dos ônibus de uma cidade. Ensina SQL do jeito que aprendeu: uma boa pergunta depois da outra.',
    },
    'marcus-oyelaran': {
      name: 'Marcus Oyelaran',
      subject: 'Fotografia',
      bio: 'Fotografa teatro, onde a luz nunca está onde se quer. Sua primeira regra é observar por um minuto antes de erguer a câmera.',
    },
    'ruth-abernathy': {
      name: 'Ruth Abernathy',
      subject: 'Culinária',
      bio: 'Fez pão para um vilarejo de quatrocentas pessoas até se aposentar, e não parou desde então. Acredita em balança, relógio e paciência.',
    },
    'ines-calloway': {
      name: 'Ines Calloway',
      subject: 'Desenvolvimento web',
      bio: 'Mantém vivo o site de uma biblioteca pública desde 2009. Escreve páginas que continuam funcionando quando o resto da internet já mudou.',
    },
  },
};
