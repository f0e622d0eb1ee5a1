import { formatAmount } from '#sandbox/stripe/money.ts';
import { html, type Html } from '#shared/html.ts';
import { callButton, sectionOf } from './control-parts.ts';
import type { ControlView, OpenDebit } from './control-view.ts';

/** Rows of things to do, or a sentence where there are none. */
function listOf(rows: readonly Html[], nothing: string): Html {
  if (rows.length === 0) return html`<p class="quiet">${nothing}</p>`;
  return html`<ul class="rows">
    ${rows}
  </ul>`;
}

/** Payments that wait for the bank's answer. */
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

/** What payers took back by their banks. */
export function disputeSection(address: string, { openDisputes }: ControlView): Html {
  const row = ({ id, amount, currency }: ControlView['openDisputes'][number]): Html =>
    html`<li>
      <p><strong>${formatAmount(amount, currency)}</strong> <code class="quiet">${id}</code></p>
      <div class="bar">
        ${(['won', 'lost'] as const).map((outcome) =>
          callButton({
            address,
            call: 'closeDispute',
            label: `It is ${outcome}`,
            about: `the dispute of ${formatAmount(amount, currency)}`,
            fields: { dispute: id, outcome },
          }),
        )}
      </div>
    </li>`;
  return sectionOf(
    'disputes',
    'Open disputes',
    listOf(openDisputes.map(row), "No payment is disputed. A payer's latest payment can be, above."),
  );
}

/** What went back to payers, and may fail on its way. */
export function refundSection(address: string, { refunds }: ControlView): Html {
  const row = ({ id, amount, currency, status }: ControlView['refunds'][number]): Html => {
    const sum = formatAmount(amount, currency);
    const settle = (outcome: 'succeeded' | 'failed', label: string): Html =>
      callButton({
        address,
        call: 'settleRefund',
        label,
        about: `the refund of ${sum}`,
        fields: { refund: id, outcome },
      });
    return html`<li>
      <p><strong>${sum}</strong> ${status} <code class="quiet">${id}</code></p>
      <div class="bar">
        ${status === 'pending' && settle('succeeded', 'It arrives')} ${settle('failed', 'It fails')}
      </div>
    </li>`;
  };
  return sectionOf('refunds', 'Refunds', listOf(refunds.map(row), 'Nothing is refunded yet.'));
}
