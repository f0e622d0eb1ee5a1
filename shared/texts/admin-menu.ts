import { texts } from './admin-menu/en.ts';
import { textsOf } from './texts.ts';

/** What leads admins to their screens. */
export const adminMenuTexts = textsOf('admin-menu', texts);
