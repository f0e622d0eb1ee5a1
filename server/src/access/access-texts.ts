import { texts } from '#shared/texts/access-report/en.ts';
import { textsOf } from '#shared/texts/texts.ts';

/** What the product says of a person's access: whether they may watch, and what happened on the way. */
export const accessTexts = textsOf('access-report', texts);
