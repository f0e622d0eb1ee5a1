import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  showMore: 'Mostrar más',
  shown: {
    courses: '{shown, number} de {total, plural, one {# curso} other {# cursos}}',
    lectures: '{shown, number} de {total, plural, one {# clase} other {# clases}}',
    coursesAndLectures: '{shown, number} de {total, number} cursos y clases',
    members: '{shown, number} de {total, plural, one {# miembro} other {# miembros}}',
    messages: '{shown, number} de {total, plural, one {# mensaje} other {# mensajes}}',
    answers: '{shown, number} de {total, plural, one {# respuesta} other {# respuestas}}',
    payments: '{shown, number} de {total, plural, one {# pago} other {# pagos}}',
    problems: '{shown, number} de {total, plural, one {# problema} other {# problemas}}',
    entries: '{shown, number} de {total, plural, one {# entrada} other {# entradas}}',
    devices: '{shown, number} de {total, plural, one {# dispositivo} other {# dispositivos}}',
    tokens: '{shown, number} de {total, plural, one {# token} other {# tokens}}',
  },
};
