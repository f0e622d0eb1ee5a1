import { textsOf } from './texts.ts';

/** The silent film of the home page, in the settings of the school. */
export const schoolFilmTexts = textsOf('school-film', {
  title: 'Film of the home page',
  intro:
    'Plays in place of the picture, without sound and over and over, until the visitor stops it. The picture is shown first, and to visitors whose device reduces motion. The description of the picture also describes the film.',
  help: 'MP4 with H.264, or WebM, up to 10 MB, 60 seconds and 1,920 pixels wide or high. Show important words in the film itself: nobody hears it.',
  choose: 'Film',
  chooseAnother: 'New film',
  save: 'Save film',
  remove: 'Remove film',
  saving: 'Saving the film',
  saved: 'Film saved',
  removed: 'Film removed',
  validation: {
    type: 'Only MP4 with H.264, and WebM are allowed',
    tooLarge: 'The film must not be larger than 10 MB',
    tooLong: 'The film must not be longer than {seconds} seconds',
    tooWide: 'The film must not be wider or higher than {pixels} pixels',
  },
});
