import { textsOf } from './texts.ts';

/** The term and the refund terms of the subscription, wherever it is offered. */
export const planTexts = textsOf('plan', {
  /** The paid term, after the price: `$499 for 1 year`. */
  term: '{years, plural, one {# year} other {# years}}',
  /** The same in small letters below the price. */
  forTerm: 'for {years, plural, one {# year} other {# years}}',
  /** The price divided by the months of the term, below the price. */
  perMonth: '{price} a month, billed {years, plural, one {yearly} other {every # years}}',
  /** Below the price, if the school offers a free trial. */
  freeDays: 'New subscribers watch free for {days, plural, one {# day} other {# days}}.',
  refund: {
    title: '100% refund on cancellation',
    /** The specification fixes the first words, up to "all of it back". */
    terms:
      'Cancel within {days, plural, one {# day} other {# days}} of your payment and get all of it back. Your access then ends immediately. If you cancel later, you can watch until the end of the {years, plural, one {year} other {term}} you paid for, and your subscription does not renew.',
    /** If the school offers no refunds. */
    none: 'If you cancel, you can watch until the end of the {years, plural, one {year} other {term}} you paid for, and your subscription does not renew.',
    /** If a cancellation in a renewed year ends it after a month. */
    monthly:
      'After the first {years, plural, one {year} other {term}}, you can cancel at any time: your subscription ends a month later, and the rest is refunded.',
  },
});
