import { textsOf } from '#shared/texts/texts.ts';

/** Emails about a new price of running subscriptions. Prices are like `$499 incl. VAT`, `day` like `March 3, 2027`. */
export const priceChangeMailTexts = textsOf('price-change-mail', {
  announced: {
    subject: 'From {day}, your subscription costs {price} a year',
    preheader: 'Until then, nothing changes. You can cancel with one click.',
    paragraph:
      'The price of your subscription changes. From the renewal on {day}, you pay {price} a year instead of {oldPrice}. Until then, nothing changes.',
    discount: 'Discounts that you have still apply.',
    choice: 'To accept the new price, you do not have to do anything. To refuse it, cancel before that day.',
    oldPrice: 'Current price',
    newPrice: 'New price',
    from: 'First renewal at the new price',
  },
  calledOff: {
    subject: 'The price of your subscription does not change',
    preheader: 'Your subscription stays at {price} a year.',
    paragraph:
      'We announced a new price for your subscription. This change is called off: your subscription stays at {price} a year.',
  },
});
