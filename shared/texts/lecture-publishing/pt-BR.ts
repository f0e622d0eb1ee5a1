import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  loading: 'Salvando as aulas',
  failure: 'Não foi possível salvar as aulas',
  published: '{count, plural, one {Aula publicada} other {# aulas publicadas}}',
  scheduled:
    '{count, plural, one {A aula será publicada em {time}} other {# aulas serão publicadas em {time}}}',
  unpublished: '{count, plural, one {A aula agora é um rascunho} other {# aulas agora são rascunhos}}',
  heading: 'Rascunhos',
  drafts:
    '{count, plural, one {# aula é um rascunho: só admins podem vê-la.} other {# aulas são rascunhos: só admins podem vê-las.}}',
  publishDrafts: '{count, plural, one {Publicar o rascunho} other {Publicar todos os # rascunhos}}',
  publishChosen: '{count, plural, one {Publicar # aula} other {Publicar # aulas}}',
  publish: 'Publicar',
  unpublish: 'Despublicar',
  cancelSchedule: 'Não publicar',
  later: 'Publicar depois',
  schedule: 'Agendar',
  isDraft: 'Só admins veem esta aula.',
  scheduledFor: 'Agendada para {time}',
  time: 'Data e hora',
  timeZone: 'No seu fuso horário: {zone}',
  atOnce: 'Publicar na hora, sem rascunho, os vídeos soltos aqui',
  savedSetting: 'Preferência de publicação salva',
};
