import { texts } from './agreement/en.ts';
import { textsOf } from './texts.ts';

/** What somebody agrees to who goes on. */
export const agreementTexts = textsOf('agreement', texts);
