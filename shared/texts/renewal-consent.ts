import { textsOf } from './texts.ts';

/** The consent to the renewal, which a school may ask for with a tick of its own. The sentence is kept with the purchase. */
export const renewalConsentTexts = textsOf('renewal-consent', {
  /** `price` is like `$499 incl. VAT`. */
  sentence: 'I agree that my subscription renews each year for {price} until I cancel.',
  /** Shown beside the tick when the buyer continues without it. */
  missing: 'Tick this box to continue.',
});
