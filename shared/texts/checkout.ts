import { texts } from './checkout/en.ts';
import { textsOf } from './texts.ts';

/** What the screens say where somebody pays. */
export const checkoutTexts = textsOf('checkout', texts);
