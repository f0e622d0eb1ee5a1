import { textsOf } from './texts.ts';

/** The titles of callouts in lecture texts whose author has not written one. They tell the kinds apart without their colours. */
export const calloutTexts = textsOf('callout', {
  note: 'Note',
  tip: 'Tip',
  important: 'Important',
  warning: 'Warning',
  /** Stronger than a warning. */
  caution: 'Caution',
});
