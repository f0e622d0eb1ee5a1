import { DUNNING_ENDS, type DunningEnd } from '#sandbox/stripe/dunning.ts';
import { periodEndOf, plannedEndOf } from '#sandbox/stripe/billing/renewal.ts';
import { groupDigits, TEST_CARDS } from '#sandbox/stripe/resources/test-cards.ts';
import { html, type Html } from '#shared/html.ts';
import { callButton, callForm, choiceField, formatDay, sectionOf } from './control-parts.ts';
import type { ControlView, CustomerView } from './control-view.ts';

/** A card that can be saved, but is always declined. */
const FAILING_CARD = '4000000000000341';
const WORKING_CARD = '4242424242424242';
const ENDED: readonly string[] = ['canceled', 'incomplete_expired'];

const CARD_CHOICES = TEST_CARDS.filter(({ attaches }) => attaches).map(({ number, description }) => ({
  value: number,
  text: `${groupDigits(number).slice(-4)}: ${description}`,
}));

function describeTerm({ subscription }: CustomerView): Html {
  const { items, status, ended_at: endedAt } = subscription;
  if (endedAt) return html`ended on ${formatDay(endedAt)}`;
  if (status === 'past_due') {
    return html`since ${formatDay(Math.min(...items.data.map((item) => item.current_period_start)))}`;
  }
  const end = plannedEndOf(subscription);
  return end === null
    ? html`renews on ${formatDay(periodEndOf(subscription))}`
    : html`ends on ${formatDay(end)}`;
}

function isFailing({ card }: CustomerView): boolean {
  return card?.card?.last4 === FAILING_CARD.slice(-4);
}

function describeCard(view: CustomerView): Html {
  if (!view.card?.card) return html`<span class="quiet">No card</span>`;
  const { brand, last4 } = view.card.card;
  const note = isFailing(view) && html`, <strong>the next charge fails</strong>`;
  return html`<span class="quiet">${brand} <code>${last4}</code></span
    >${note}`;
}

function actions(address: string, view: CustomerView): Html {
  const { id: customer, email } = view.customer;
  const about = email ?? customer;
  const { disputable } = view;
  return html`<div class="bar">
    ${callButton({ address, call: 'advanceToRenewal', label: 'To the renewal', about, fields: { customer } })}
    ${callButton({
      address,
      call: 'replaceCard',
      label: isFailing(view) ? 'The next charge succeeds' : 'The next charge fails',
      about,
      fields: { customer, number: isFailing(view) ? WORKING_CARD : FAILING_CARD },
    })}
    ${
      disputable && [
        callButton({
          address,
          call: 'openDispute',
          label: 'Dispute the payment',
          about,
          fields: { paymentIntent: disputable.id },
        }),
        callButton({
          address,
          call: 'openDispute',
          label: 'Inquire about the payment',
          about,
          fields: { paymentIntent: disputable.id, claim: 'inquiry' },
        }),
        callButton({
          address,
          call: 'warnOfFraud',
          label: 'Warn of fraud',
          about,
          fields: { paymentIntent: disputable.id },
        }),
      ]
    }
    ${callForm({
      address,
      call: 'replaceCard',
      label: 'Replace card',
      about,
      fields: { customer },
      content: choiceField({
        name: 'number',
        id: `card-${customer}`,
        label: 'Another card',
        options: CARD_CHOICES,
      }),
    })}
  </div>`;
}

function row(address: string, view: CustomerView): Html {
  const { customer, subscription } = view;
  const { status } = subscription;
  return html`<li>
    <div>
      <p><strong>${customer.email ?? customer.name ?? 'Without an address'}</strong></p>
      <p>${status.replaceAll('_', ' ')}, ${describeTerm(view)}</p>
      <p>${describeCard(view)}</p>
      <p class="quiet"><code>${customer.id}</code></p>
    </div>
    ${!ENDED.includes(status) && actions(address, view)}
  </li>`;
}

const DUNNING: Readonly<Record<DunningEnd, string>> = {
  canceled: 'After the last retry, a subscription is canceled.',
  unpaid: 'After the last retry, a subscription stays unpaid.',
  past_due: 'After the last retry, a subscription stays past due.',
};

function dunning(address: string, current: DunningEnd): Html {
  const labels = { canceled: 'Cancel it', unpaid: 'Leave it unpaid', past_due: 'Leave it past due' };
  return html`<p class="quiet">${DUNNING[current]}</p>
    <div class="bar">
      ${DUNNING_ENDS.filter((end) => end !== current).map((end) =>
        callButton({ address, call: 'setDunningEnd', label: labels[end], fields: { end } }),
      )}
    </div>`;
}

/** The payers, with their actions. */
export function customerSection(address: string, { customers, dunningEnd }: ControlView): Html {
  return sectionOf(
    'customers',
    'Payers',
    html`${
      customers.length > 0
        ? html`<ul class="rows">
            ${customers.map((view) => row(address, view))}
          </ul>`
        : html`<p class="quiet">No subscriptions yet.</p>`
    }
    ${dunning(address, dunningEnd)}`,
  );
}
