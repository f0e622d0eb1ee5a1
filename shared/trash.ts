import { texts } from './texts/trash/en.ts';
import { textsOf } from './texts/texts.ts';

/** What is said of the trash, which its page alone needs. */
export const trashMessages = textsOf('trash', texts);
