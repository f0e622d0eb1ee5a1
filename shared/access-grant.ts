import { texts } from './texts/access-grant/en.ts';
import { textsOf } from './texts/texts.ts';

/** Notices and errors about the access of members, which admins give and end. */
export const accessGrantMessages = textsOf('access-grant', texts);
