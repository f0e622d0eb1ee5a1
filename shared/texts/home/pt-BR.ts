import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  hero: {
    exploreCourses: 'Explorar cursos',
    contact: 'Fale conosco',
  },
  continueWatching: {
    heading: 'Continuar assistindo',
    resumeAt: 'Retomar em {time}',
    start: 'Começar',
    watched: 'Assistido',
  },
  newest: {
    heading: 'Cursos mais recentes',
    all: 'Todos os cursos',
    none: 'Ainda não há cursos',
    soon: 'Os primeiros estão sendo preparados. Volte em breve.',
  },
  included: {
    heading: 'Uma assinatura, tudo incluído',
    everyCourse: 'Todos os cursos que já existem',
    newCourses: 'Cada novo curso, desde o dia do lançamento',
    lectures: 'Quantas aulas quiser, quantas vezes quiser',
    devices: 'No computador e no celular',
    notSure:
      'Ainda em dúvida? Cada curso mostra seu conteúdo, e algumas aulas são gratuitas, sem precisar de conta.',
    subscribe: 'Assinar',
    soon: {
      heading: 'Os primeiros cursos estão a caminho',
      everyCourse: 'Cada curso, desde o dia do lançamento',
      offer:
        'Uma única assinatura dará acesso a tudo isso. Ela estará disponível aqui assim que houver o que assistir.',
      contact: 'Fale conosco',
    },
  },
};
