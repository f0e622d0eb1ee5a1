import { textsOf } from '#shared/texts/texts.ts';

/** What whoever runs the school reads of problems with payments. */
export const paymentProblemTexts = textsOf('payment-problems', {
  /** What Stripe or we said of a problem, set after its first sentence at `{because}`; empty where nothing was said. */
  because: ' ({detail})',
  /** What is wrong and what to do about it. */
  problems: {
    REFUND_FAILED:
      "The payer's bank did not take a refund{because}. The money is with the school again: try the refund once more, or refund it in another way.",
    REFUND_STUCK:
      "A refund could not be made at Stripe yet{because}. It is tried again by itself; if it stays, refund it in Stripe's dashboard.",
    REQUEST_STUCK:
      "A change of a subscription could not be carried out at Stripe yet{because}. It is tried again by itself; if it stays, make the change in Stripe's dashboard.",
    DISPUTE:
      "The payer's bank takes this payment back. Answer in Stripe's dashboard in time, or accept it there.",
    EVENT_FAILED:
      'An event of Stripe could not be worked off yet{because}. It is tried again by itself; comparing with Stripe does it at once.',
    EVENT_REFUSED:
      "An event of Stripe was not for this school and changed nothing{because}. Look whether another shop or Stripe's test mode sends its events here.",
    EVENT_ODD:
      "Stripe told of something that this school does not sell, about somebody of the school{because}. What Stripe has of them was looked at, and this opened nothing. If it was meant to open the lectures, sell it at the school's own price, or grant access.",
    RECONCILIATION_FAILED:
      'The last comparison with Stripe broke off{because}. It is tried again every hour; you can compare now.',
    /** Of one of the refusals below. */
    refused: '{subject}{because}. {effect} {remedy} This goes away by itself once it works.',
  },
  /** Something that Stripe refuses: what does not work, what that means for people, and what to do about it. Whole capitals stay. */
  refusals: {
    KEY_REFUSED: {
      subject: 'Stripe refuses the key of the school',
      effect: 'Nobody can pay, and nothing of what Stripe does is heard of.',
      remedy: 'Put a secret key that is valid into STRIPE_SECRET_KEY and start the server again.',
    },
    PRICE_REFUSED: {
      subject: 'Stripe does not sell at the price of the school',
      effect: 'Nobody can buy.',
      remedy: "Check PLAN_PRICE and PLAN_CURRENCY, and the products in Stripe's dashboard.",
    },
    TAX_REFUSED: {
      subject: 'Stripe cannot work out the tax',
      effect: 'Nobody can buy.',
      remedy: "Finish the settings under Tax in Stripe's dashboard, or set STRIPE_AUTOMATIC_TAX to false.",
    },
    CHECKOUT_REFUSED: {
      subject: 'Stripe opens no payment page',
      effect: 'Who wants to buy cannot.',
      remedy:
        "See in Stripe's dashboard whether the account may take payments and has a name, and whether the key may write Checkout Sessions and Customers.",
    },
    PORTAL_REFUSED: {
      subject: 'Stripe opens no billing page',
      effect: 'Learners cannot change their card or pay what is open.',
      remedy:
        "Save the settings of the customer portal in Stripe's dashboard, under Billing, and see whether the key may write Customer portal.",
    },
    REFUND_REFUSED: {
      subject: 'Stripe makes no refund',
      effect: 'Who was promised their money back waits for it. It is tried again by itself.',
      remedy: "Add money to the balance in Stripe's dashboard, and see whether the key may write Refunds.",
    },
  },
});

/** The same of something that Stripe refuses: what does not work, what that means for people, and what to do about it. */
export const refusalTexts = paymentProblemTexts.refusals;
