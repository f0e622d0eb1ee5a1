import { texts } from './layout/en.ts';
import { textsOf } from './texts.ts';

/** What the frame around every screen says. */
export const layoutTexts = textsOf('layout', texts);
