import { texts } from './texts/health/en.ts';
import { textsOf } from './texts/texts.ts';

/** What people are told about an examination of the school. */
export const doctorMessages = textsOf('health', texts);
