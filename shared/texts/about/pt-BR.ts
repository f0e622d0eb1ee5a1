import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  mission: {
    heading: 'Uma boa aula deveria ter lugar para todo mundo',
    text: 'Nossa missão é pôr ao alcance de todos o conhecimento de quem domina o que faz: a qualquer hora, em qualquer ritmo e por um preço que não depende de quanto você quer aprender.',
    story:
      '<school>{school}</school> começou com uma sala lotada e uma fila na porta. Quem entrou ouviu algo que mudou seu jeito de trabalhar; quem ficou de fora só ouviu falar. Então levamos a aula para onde sempre há mais um lugar livre e convidamos as melhores pessoas que conhecemos para ensinar.',
  },
  principles: {
    teachers: {
      title: 'Com quem faz na prática',
      text: 'Cada curso é dado por alguém que já viveu do assunto. Você vê o que essa pessoa faz em um dia comum, com os tropeços e tudo.',
    },
    subscription: {
      title: 'Uma assinatura, todas as portas abertas',
      text: 'Você paga uma vez por ano e segue sua curiosidade. Ninguém deveria ter que adivinhar de antemão qual curso vai fazer a diferença.',
    },
    terms: {
      title: 'Condições claras',
      text: 'O preço, o fim do seu ano e o que você recebe de volta ao cancelar estão escritos onde você decide, não em uma nota de rodapé.',
    },
  },
  mentors: {
    heading: 'Conheça quem ensina aqui',
    previous: 'Perfil anterior',
    next: 'Próximo perfil',
    one: 'Perfil {first, number} de {count, number}',
    several: 'Perfis {first, number} a {last, number} de {count, number}',
    place: '{name}, {number} de {count}',
    carousel: 'carrossel',
    slide: 'slide',
    portrait: 'Retrato de {name}',
    drawing: 'Desenho de {name}',
  },
  free: {
    heading: 'Seu lugar está livre',
    exploreCourses: 'Explorar cursos',
    contact: 'Fale conosco',
  },
};
