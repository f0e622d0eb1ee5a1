import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  showMore: 'Mostrar mais',
  shown: {
    courses: '{shown, number} de {total, plural, one {# curso} other {# cursos}}',
    lectures: '{shown, number} de {total, plural, one {# aula} other {# aulas}}',
    coursesAndLectures: '{shown, number} de {total, number} cursos e aulas',
    members: '{shown, number} de {total, plural, one {# membro} other {# membros}}',
    messages: '{shown, number} de {total, plural, one {# mensagem} other {# mensagens}}',
    answers: '{shown, number} de {total, plural, one {# resposta} other {# respostas}}',
    payments: '{shown, number} de {total, plural, one {# pagamento} other {# pagamentos}}',
    problems: '{shown, number} de {total, plural, one {# problema} other {# problemas}}',
    entries: '{shown, number} de {total, plural, one {# registro} other {# registros}}',
    devices: '{shown, number} de {total, plural, one {# dispositivo} other {# dispositivos}}',
    tokens: '{shown, number} de {total, plural, one {# token} other {# tokens}}',
  },
};
