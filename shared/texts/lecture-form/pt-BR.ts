import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  addNew: 'Adicionar nova aula',
  addMany: 'Adicionar vários vídeos',
  toCourse: 'Em <course>{title}</course>',
  ofCourse: 'De <course>{title}</course>',
  many: 'Vários de uma vez? Solte-os em qualquer lugar desta página: cada um vira uma aula com o nome do arquivo.',
  chooseMany: 'Escolher vários vídeos',
  add: 'Adicionar aula',
  underWay: 'O vídeo está a caminho. O envio continua mesmo que você saia desta página.',
  edit: 'Editar aula',
  editNamed: 'Editar aula {title}',
  save: 'Salvar aula',
  captions: 'Legendas',
  chapters: 'Capítulos',
  watch: 'Assistir à aula',
  field: {
    title: 'Título',
    description: 'Descrição',
    descriptionHelp: 'As linhas que começam com um tempo, como 1:30 Índices, viram capítulos.',
    video: 'Vídeo',
    videoHelp: 'MP4, WebM ou MOV',
    freePreview: 'Prévia gratuita: todos podem assistir a esta aula',
  },
  delete: 'Excluir aula',
  deleteNamed: 'Excluir aula {title}',
  deleteQuestion: 'Tem certeza de que deseja excluir a aula?',
  deleteConsequence:
    '“<title>{title}</title>” e seu vídeo serão excluídos para todos. Você pode restaurá-los a partir da lixeira por {days, plural, one {# dia} other {# dias}}.',
  order: {
    move: 'Mover aula',
    moveNamed: 'Mover aula {title}',
    sortable: 'reordenável',
    instructions:
      'Pressione Espaço para pegar a aula, as setas para movê-la, Espaço novamente para soltá-la e Escape para deixá-la onde estava.',
    taken: 'Você pegou {title}, posição {place} de {count}.',
    moved: '{title} está na posição {place} de {count}.',
    putDown: 'Você soltou {title} na posição {place} de {count}.',
    stays: '{title} continua na posição {place} de {count}.',
  },
};
