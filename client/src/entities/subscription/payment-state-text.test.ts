import { describe, expect, it } from 'vitest';
import { sampleReceipt, sampleRefund } from '#client/testing/payment-samples.ts';
import { paymentStateText } from './access-text.ts';

describe('what became of a payment', () => {
  it('is nothing as long as nothing did', () => {
    expect(paymentStateText(sampleReceipt())).toBeNull();
  });

  it.each([
    ['PENDING', 'Refund on its way'],
    ['SUCCEEDED', 'Refunded'],
    ['FAILED', 'failed and will be retried'],
    ['CANCELED', 'cancelled'],
  ] as const)('is told of a refund that is %s', (state, expected) => {
    expect(paymentStateText(sampleReceipt({ latestRefund: sampleRefund(state) }))).toContain(expected);
  });

  it('is the dispute before anything else', () => {
    const payment = sampleReceipt({ isDisputed: true, latestRefund: sampleRefund('PENDING') });
    expect(paymentStateText(payment)).toContain('Disputed');
  });
});
