/** What paying with a test card leads to. */
export type TestCardOutcome = 'authenticates' | 'declines' | 'succeeds';

export interface TestCard {
  /** Sixteen digits. */
  number: string;
  outcome: TestCardOutcome;
  description: string;
}

/** The numbers Stripe publishes for tests: https://docs.stripe.com/testing */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'succeeds', description: 'The payment succeeds' },
  { number: '4000000000000002', outcome: 'declines', description: 'The card is declined' },
  {
    number: '4000002500003155',
    outcome: 'authenticates',
    description: 'The bank asks for authentication first',
  },
];

/** The test card of these sixteen digits. */
export function findTestCard(number: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number === number);
}

/** Digits in groups of four, as they stand on a card. */
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
