import { textsOf } from './texts.ts';

/** What is said of the subscription where it is offered: its term and its refund. */
export const planTexts = textsOf('plan', {
  /** For how long is paid, after its price: `$499 for 1 year`. */
  term: '{years, plural, one {# year} other {# years}}',
  /** The same in small letters below the price. */
  forTerm: 'for {years, plural, one {# year} other {# years}}',
  /** Below the price, where there are such days. */
  freeDays: 'New subscribers watch free for {days, plural, one {# day} other {# days}}.',
  refund: {
    title: '100% refund on cancellation',
    terms:
      'Cancel within {days, plural, one {# day} other {# days}} of your payment and get all of it back; access ends at once. Cancel later and you keep watching until the end of the {years, plural, one {year} other {term}} you paid for; it is not renewed.',
    /** Where the school gives nothing back. */
    none: 'Cancel and you keep watching until the end of the {years, plural, one {year} other {term}} you paid for; it is not renewed.',
  },
});
