import { formatAmount } from '#sandbox/stripe/money.ts';
import { endsOf, isInquiry, needsResponse, type DisputeEnd } from '#sandbox/stripe/resources/disputes.ts';
import { turnsOf, type RefundTurn } from '#sandbox/stripe/resources/refunds.ts';
import { html, type Html } from '#shared/html.ts';
import type { SandboxControl } from './control.ts';
import { callButton, sectionOf } from './control-parts.ts';
import type { ControlView, OpenDebit } from './control-view.ts';

/** Rows of actions, or a sentence if there are none. */
function listOf(rows: readonly Html[], nothing: string): Html {
  if (rows.length === 0) return html`<p class="quiet">${nothing}</p>`;
  return html`<ul class="rows">
    ${rows}
  </ul>`;
}

/** Payments that wait for the bank. */
export function debitSection(address: string, { openDebits }: ControlView): Html {
  const row = ({ session, intent: { id, amount, currency } }: OpenDebit): Html => {
    const sum = formatAmount(amount, currency);
    const settle = (outcome: 'succeeded' | 'failed', label: string): Html =>
      callButton({
        address,
        call: 'settleBankDebit',
        label,
        about: `the debit of ${sum}`,
        fields: { session, outcome },
      });
    return html`<li>
      <p><strong>${sum}</strong> <code class="quiet">${id}</code></p>
      <div class="bar">${settle('succeeded', 'The bank pays')} ${settle('failed', 'The bank refuses')}</div>
    </li>`;
  };
  return sectionOf('debits', 'Bank debits', listOf(openDebits.map(row), 'No debit is under way.'));
}

const DISPUTE_ENDS: Readonly<Record<DisputeEnd, string>> = {
  won: 'It is won',
  lost: 'It is lost',
  warning_closed: 'It is closed',
};

/** Open disputes and inquiries of payers' banks. */
export function disputeSection(address: string, { openDisputes }: ControlView): Html {
  const row = (dispute: ControlView['openDisputes'][number]): Html => {
    const { id, status } = dispute;
    const sum = formatAmount(dispute.amount, dispute.currency);
    const about = `the ${isInquiry(dispute) ? 'inquiry' : 'dispute'} of ${sum}`;
    const button = (call: keyof SandboxControl, label: string, fields: Record<string, string> = {}): Html =>
      callButton({ address, call, label, about, fields: { dispute: id, ...fields } });
    return html`<li>
      <p><strong>${sum}</strong> ${status.replaceAll('_', ' ')} <code class="quiet">${id}</code></p>
      <div class="bar">
        ${needsResponse(dispute) && button('answerDispute', 'Answer the bank')}
        ${isInquiry(dispute) && button('escalateInquiry', 'It becomes a dispute')}
        ${endsOf(dispute).map((outcome) => button('closeDispute', DISPUTE_ENDS[outcome], { outcome }))}
      </div>
    </li>`;
  };
  return sectionOf(
    'disputes',
    'Open disputes',
    listOf(openDisputes.map(row), "No payment is disputed. A payer's latest payment can be, above."),
  );
}

const REFUND_TURNS: Readonly<Record<RefundTurn, string>> = {
  succeeded: 'It arrives',
  failed: 'It fails',
  requires_action: 'It waits for the payer',
  canceled: 'It is canceled',
};

/** Refunds, and the changes that can still happen to them. */
export function refundSection(address: string, { refunds }: ControlView): Html {
  const row = (refund: ControlView['refunds'][number]): Html => {
    const { id, status } = refund;
    const sum = formatAmount(refund.amount, refund.currency);
    const settle = (outcome: RefundTurn): Html =>
      callButton({
        address,
        call: 'settleRefund',
        label: REFUND_TURNS[outcome],
        about: `the refund of ${sum}`,
        fields: { refund: id, outcome },
      });
    return html`<li>
      <p><strong>${sum}</strong> ${status?.replaceAll('_', ' ')} <code class="quiet">${id}</code></p>
      <div class="bar">${turnsOf(refund).map(settle)}</div>
    </li>`;
  };
  return sectionOf('refunds', 'Refunds', listOf(refunds.map(row), 'Nothing is refunded yet.'));
}
