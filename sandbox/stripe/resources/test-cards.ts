import type { BankClaim } from '#sandbox/stripe/stored-objects.ts';
import { CARD_DECLINED, type Decline } from '#sandbox/stripe/stripe-error.ts';

/** The result of paying with a test card. */
export type TestCardOutcome = 'authenticates' | 'declines' | 'succeeds';

export interface TestCard {
  /** Sixteen digits. */
  number: string;
  /** With the payer present on a hosted page. */
  outcome: TestCardOutcome;
  /** Without the payer, as at a renewal, after any required approval by the bank. */
  laterOutcome: TestCardOutcome;
  /** The decline, if the bank gives a reason. */
  decline?: Decline;
  /** The claim that the payer's bank opens right after a payment. */
  claim?: BankClaim;
  /** Whether it can be saved for later payments. */
  attaches: boolean;
  /** Its ID for API parameters that take a payment method. */
  testId: `pm_card_${string}`;
  description: string;
}

/** The numbers and IDs that Stripe publishes for tests: https://docs.stripe.com/testing */
export const TEST_CARDS: readonly TestCard[] = [
  {
    number: '4242424242424242',
    outcome: 'succeeds',
    laterOutcome: 'succeeds',
    attaches: true,
    testId: 'pm_card_visa',
    description: 'The payment succeeds',
  },
  {
    number: '4000000000000002',
    outcome: 'declines',
    laterOutcome: 'declines',
    attaches: false,
    testId: 'pm_card_chargeDeclined',
    description: 'The card is declined',
  },
  {
    number: '4000002500003155',
    outcome: 'authenticates',
    laterOutcome: 'succeeds',
    attaches: true,
    testId: 'pm_card_authenticationRequiredOnSetup',
    description: 'The bank asks for authentication first',
  },
  {
    number: '4000000000000341',
    outcome: 'declines',
    laterOutcome: 'declines',
    attaches: true,
    testId: 'pm_card_chargeCustomerFail',
    description: 'It can be kept, charges are declined',
  },
  {
    number: '4000002760003184',
    outcome: 'authenticates',
    laterOutcome: 'authenticates',
    attaches: true,
    testId: 'pm_card_authenticationRequired',
    description: 'Authentication at every payment',
  },
  {
    number: '4000000000005126',
    outcome: 'succeeds',
    laterOutcome: 'succeeds',
    attaches: true,
    testId: 'pm_card_refundFail',
    description: 'Succeeds; a refund fails later',
  },
  {
    number: '4000000000007726',
    outcome: 'succeeds',
    laterOutcome: 'succeeds',
    attaches: true,
    testId: 'pm_card_pendingRefund',
    description: 'Succeeds; a refund is pending first',
  },
  {
    number: '4000000000009995',
    outcome: 'declines',
    laterOutcome: 'declines',
    decline: {
      ...CARD_DECLINED,
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
    attaches: false,
    testId: 'pm_card_chargeDeclinedInsufficientFunds',
    description: 'Declined: insufficient funds',
  },
  {
    number: '4000000000000069',
    outcome: 'declines',
    laterOutcome: 'declines',
    decline: { code: 'expired_card', param: 'exp_month', message: 'Your card has expired.' },
    attaches: false,
    testId: 'pm_card_chargeDeclinedExpiredCard',
    description: 'Declined: the card has expired',
  },
  {
    number: '4000000000000127',
    outcome: 'declines',
    laterOutcome: 'declines',
    decline: { code: 'incorrect_cvc', param: 'cvc', message: "Your card's security code is incorrect." },
    attaches: false,
    testId: 'pm_card_chargeDeclinedIncorrectCvc',
    description: 'Declined: wrong security code',
  },
  {
    number: '4000000000000259',
    outcome: 'succeeds',
    laterOutcome: 'succeeds',
    claim: 'dispute',
    attaches: true,
    testId: 'pm_card_createDispute',
    description: 'Succeeds, and is disputed at once',
  },
  {
    number: '4000000000001976',
    outcome: 'succeeds',
    laterOutcome: 'succeeds',
    claim: 'inquiry',
    attaches: true,
    testId: 'pm_card_createDisputeInquiry',
    description: 'Succeeds; the bank inquires at once',
  },
];

const SHOWN_DIGITS = 4;

/** The test card with these sixteen digits. */
export function findTestCard(number: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number === number);
}

/** The test card of a saved payment method, which has only the last four digits. */
export function findTestCardByLastDigits(digits: string): TestCard | undefined {
  return TEST_CARDS.find(({ number }) => number.slice(-SHOWN_DIGITS) === digits);
}

/** The decline of a declined card, by its number or its last four digits. */
export function declineOf(number: string): Decline {
  return findTestCardByLastDigits(number.slice(-SHOWN_DIGITS))?.decline ?? CARD_DECLINED;
}

/** The test card with an ID such as `pm_card_visa`. */
export function findTestCardById(id: string): TestCard | undefined {
  return TEST_CARDS.find(({ testId }) => testId === id);
}

/** Digits in groups of four, as on a card. */
export function groupDigits(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** The check digit rule of ISO/IEC 7812. */
export function passesLuhn(number: string): boolean {
  const digits = Array.from(number, Number).toReversed();
  const sum = digits.reduce((total, digit, index) => {
    const value = digit * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
