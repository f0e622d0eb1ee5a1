import { textsOf } from './texts.ts';

/** The screens where admins add and edit lectures that are links to pages of other websites. */
export const linkLectureTexts = textsOf('link-lecture', {
  field: {
    /** The address of the page. */
    url: 'Address',
    urlHelp: 'For example https://example.com/article. The page opens in a new tab.',
    /** The reason for learners to read the page. */
    reason: 'Why it is worth reading',
    freePreview: 'Free preview: anyone can open this link',
  },
});
