import { describe, expect, it } from 'vitest';
import { sampleReceipt, sampleRefund } from '#client/testing/payment-samples.ts';
import { paymentStateWords } from './payment-state-words.ts';

describe('what became of a payment', () => {
  it('is nothing as long as nothing did', () => {
    expect(paymentStateWords(sampleReceipt())).toBeNull();
  });

  it.each([
    ['PENDING', 'On its way back'],
    ['SUCCEEDED', 'Given back'],
    ['FAILED', 'failed, and is tried again'],
    ['CANCELED', 'called off'],
  ] as const)('is told of a refund that is %s', (state, words) => {
    expect(paymentStateWords(sampleReceipt({ latestRefund: sampleRefund(state) }))).toContain(words);
  });

  it('is the dispute before anything else', () => {
    const payment = sampleReceipt({ isDisputed: true, latestRefund: sampleRefund('PENDING') });
    expect(paymentStateWords(payment)).toContain('Disputed');
  });
});
