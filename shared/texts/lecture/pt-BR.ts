import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadLectures: 'Não foi possível carregar as aulas',
    addLecture: 'Não foi possível adicionar a aula',
    deleteLecture: 'Não foi possível excluir a aula',
    updateLecture: 'Não foi possível salvar a aula',
    reorderLectures: 'Não foi possível salvar a ordem',
    retryProcessing: 'Não foi possível reiniciar o processamento do vídeo',
  },
  loading: {
    loadLectures: 'Carregando as aulas do curso',
    addLecture: 'Adicionando a aula',
    deleteLecture: 'Excluindo a aula',
    updateLecture: 'Salvando a aula',
    reorderLectures: 'Salvando a ordem',
    retryProcessing: 'Reiniciando o processamento do vídeo',
  },
  success: {
    addLecture: 'Aula adicionada',
    deleteLecture: 'Aula excluída',
    updateLecture: 'Aula salva',
    reorderLectures: 'Ordem salva',
    retryProcessing: 'O vídeo está sendo preparado novamente',
    lectureReady: '“{title}” está pronta',
  },
  validation: {
    lectureFieldsMandatory: 'Preencha todos os campos',
    videoFormat:
      'Este arquivo não é um vídeo que um navegador possa reproduzir. Envie um arquivo MP4, WebM ou MOV',
  },
  notFound: {
    lecture: 'Esta aula não existe',
  },
};
