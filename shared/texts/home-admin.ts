import { texts } from './home-admin/en.ts';
import { textsOf } from './texts.ts';

/** What the first page says to admins. */
export const homeAdminTexts = textsOf('home-admin', texts);
