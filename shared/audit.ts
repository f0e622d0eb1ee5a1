import { texts } from './texts/audit/en.ts';
import { textsOf } from './texts/texts.ts';

/** What the audit log says, the actions of admins among it. */
export const auditMessages = textsOf('audit', texts);
