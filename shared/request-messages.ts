import { texts } from './texts/requests/en.ts';
import { textsOf } from './texts/texts.ts';

const requestTexts = textsOf('requests', texts);

/** What requests are refused with that no page sends: in a file of their own, so that browsers do not load it. */
export const requestMessages = requestTexts.refusals;

/** What input is refused with that forms judge otherwise: only the server says it. */
export const inputRefusals = requestTexts.input;
