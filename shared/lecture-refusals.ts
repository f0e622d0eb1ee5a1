import { texts } from './texts/lecture-refusals/en.ts';
import { textsOf } from './texts/texts.ts';

/** What calls about lectures are refused with. */
export const lectureRefusals = textsOf('lecture-refusals', texts);
