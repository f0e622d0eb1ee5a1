import { textsOf } from './texts.ts';

/** The admins' page that changes the price for running subscriptions. Prices are like `$499 incl. VAT`. */
export const priceChangeTexts = textsOf('price-change', {
  title: 'Price of running subscriptions',
  intro:
    'A changed price of the offer applies to new subscriptions. Running subscriptions keep their price until you change it here.',
  /** A link that leads to the settings of the offer. */
  toOffer: 'Offer',
  /** A link in the settings of the offer that leads to this page. */
  fromOffer: 'Price of running subscriptions',
  preview: {
    title: 'Change the price',
    newPrice: 'New price: the price of the offer',
    affected: 'Subscriptions that get it',
    earliest: 'Earliest renewal at the new price',
    /** `price` is the price of the offer. */
    none: 'All running subscriptions that can have the price of the offer have it: {price}. To change it, change the offer first.',
    isRunning:
      'A price change is running. You can start another one when it has finished, or after you call it off.',
    /** What subscribers get. */
    mail: 'Each subscriber gets an email with both prices, the day of the first renewal at the new price, and a button that cancels with one click and without a login. The profile shows the same.',
    renewals:
      'The email to subscribers is sent at least {days, number} days before their first renewal at the new price. Earlier renewals keep the old price, and nothing else is charged.',
    cancelled:
      'Members who have cancelled get no email and keep their price, unless they resume their subscription.',
    undo: 'You can call the change off. It then no longer reaches subscriptions that renew in more than {days, number} days, and their subscribers get an email.',
    start: 'Change the price for running subscriptions',
    /** The question before that, in a dialog. */
    question:
      'Change the price of {count, plural, one {# subscription} other {# subscriptions}} to {price} a year?',
    confirm: 'Change the price',
  },
  running: {
    caption: 'Prices of running subscriptions',
    price: 'Price of a year',
    subscriptions: 'Subscriptions',
    effect: 'Change',
    isAffected: 'Gets the new price',
    stays: 'Has the price of the offer',
    otherCurrency: 'Keeps its price: Stripe cannot change the currency of a subscription',
  },
  history: {
    title: 'Price changes',
    caption: 'Price changes, newest first',
    none: 'No price of running subscriptions was changed yet.',
    day: 'Decided on',
    price: 'New price',
    state: 'Status',
    states: { RUNNING: 'Running', FINISHED: 'Finished', CALLED_OFF: 'Called off' },
    /** Numbers of subscriptions. */
    told: 'Announced',
    applied: 'At the new price',
    ended: 'Ended before',
    calledOff: 'Called off',
    callOff: 'Call off',
    /** The other answer to the question. */
    keep: 'Keep the change',
    /** The question before that, in a dialog. */
    question: 'Call the price change off?',
    consequence:
      'Subscriptions that do not have the new price yet keep their price. Their subscribers get an email.',
  },
  /** On the profile: the coming price of the subscription. `day` is the first renewal at the new price. */
  coming:
    'From {day}, your subscription costs {price} a year instead of {oldPrice}. You can cancel before then.',
  loading: { start: 'Changing the price', callOff: 'Calling the price change off' },
  success: {
    start: 'The price change is announced to subscribers',
    callOff: 'The price change is called off',
  },
  failure: {
    load: 'Failed to load the prices of subscriptions',
    start: 'Failed to change the price',
    callOff: 'Failed to call the price change off',
  },
});
