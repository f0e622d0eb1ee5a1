import { describe, expect, it } from 'vitest';
import { sampleReceipt, sampleRefund } from '#client/testing/payment-samples.ts';
import { paymentStateText } from './access-text.ts';

describe('the state of a payment', () => {
  it('is null for a payment without a refund or a dispute', () => {
    expect(paymentStateText(sampleReceipt())).toBeNull();
  });

  it.each([
    ['PENDING', 'Refund on its way'],
    ['SUCCEEDED', 'Refunded'],
    ['FAILED', 'failed and will be retried'],
    ['CANCELED', 'cancelled'],
  ] as const)('has a text for a refund that is %s', (state, expected) => {
    expect(paymentStateText(sampleReceipt({ latestRefund: sampleRefund(state) }))).toContain(expected);
  });

  it('names a dispute before a refund', () => {
    const payment = sampleReceipt({ isDisputed: true, latestRefund: sampleRefund('PENDING') });
    expect(paymentStateText(payment)).toContain('Disputed');
  });
});
