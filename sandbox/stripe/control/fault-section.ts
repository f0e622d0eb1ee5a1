import { API_ROUTES } from '#sandbox/stripe/api-routes.ts';
import { RATE_LIMITS, type RateLimitMode } from '#sandbox/stripe/rate-limit.ts';
import { html, type Html } from '#shared/html.ts';
import type { Fault } from './control.ts';
import { callButton, callForm, choiceField, sectionOf } from './control-parts.ts';
import type { ControlView } from './control-view.ts';
import type { PendingFault } from './faults.ts';

const ENDPOINTS = API_ROUTES.map(({ method, path }) => `${method} ${path}`)
  .toSorted()
  .map((endpoint) => ({ value: endpoint, text: endpoint }));

const EFFECTS = [
  { value: '500', text: '500: an error of Stripe' },
  { value: '503', text: '503: not available' },
  { value: '429', text: '429: too many calls' },
  { value: '429 lock_timeout', text: '429: the object is locked' },
  { value: '400 balance_insufficient', text: '400: the balance is too low' },
  { value: '402', text: '402: the card is declined' },
  { value: '400', text: '400: the request is invalid' },
  { value: '3000ms', text: 'Three seconds late' },
  { value: 'hang', text: 'No answer' },
  { value: 'disconnect', text: 'The connection breaks' },
  { value: 'kill', text: 'This process is killed' },
];

const MOMENTS = [
  { value: 'before', text: 'Before the work: nothing has happened' },
  { value: 'during', text: 'During the work: it is undone, the error is kept under the key' },
  { value: 'after', text: 'After the work: it is done, the answer is lost' },
];

/** An effect, as the form sends it. */
function valueOf(effect: Fault['effect']): string {
  if (typeof effect === 'string') return effect;
  if ('delay' in effect) return `${effect.delay}ms`;
  return effect.code === undefined ? String(effect.status) : `${effect.status} ${effect.code}`;
}

function describeEffect(effect: Fault['effect']): string {
  const value = valueOf(effect);
  return EFFECTS.find((known) => known.value === value)?.text ?? value;
}

function describeFault({ method, path, when, effect, times, skip }: PendingFault): Html {
  return html`<li>
    <p><code>${method} ${path}</code></p>
    <p>
      ${describeEffect(effect)}, ${when} the work; ${skip > 0 ? `after ${skip} more, ` : ''}the next
      ${times === 1 ? 'call' : `${times} calls`}
    </p>
  </li>`;
}

function numberField(name: string, label: string, value: number, minimum: number): Html {
  return html`<div class="field short">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="number" min="${minimum}" value="${value}" required />
  </div>`;
}

const LIMITS: Readonly<Record<RateLimitMode, string>> = {
  off: 'Calls may come as fast as they like.',
  test: 'Calls are limited as in test mode.',
  live: 'Calls are limited as in live mode.',
};

function rateLimits(address: string, current: RateLimitMode): Html {
  const labels = { off: 'No limit', test: 'Limit as in test mode', live: 'Limit as in live mode' };
  return html`<p class="quiet">${LIMITS[current]}</p>
    <div class="bar">
      ${RATE_LIMITS.filter((mode) => mode !== current).map((mode) =>
        callButton({ address, call: 'limitRate', label: labels[mode], fields: { mode } }),
      )}
    </div>`;
}

/** Faults in calls of the API. */
export function faultSection(address: string, { faults, rateLimit }: ControlView): Html {
  const content = html`${choiceField({ name: 'endpoint', label: 'Call', options: ENDPOINTS })}
  ${choiceField({ name: 'effect', label: 'What happens', options: EFFECTS })}
  ${choiceField({ name: 'when', label: 'When', options: MOMENTS })} ${numberField('times', 'Times', 1, 1)}
  ${numberField('skip', 'Let through', 0, 0)}`;
  return sectionOf(
    'faults',
    'Faults',
    html`<p class="quiet">
        Stripe's SDK tries twice again by itself: three times in a row is what people notice.
      </p>
      <div class="bar">${callForm({ address, call: 'addFault', label: 'Add fault', content })}</div>
      ${
        faults.length > 0 &&
        html`<ul class="rows">
            ${faults.map(describeFault)}
          </ul>
          <div class="bar">${callButton({ address, call: 'clearFaults', label: 'Clear all faults' })}</div>`
      }
      ${rateLimits(address, rateLimit)}`,
  );
}
