import { frame } from '#sandbox/stripe/checkout/page-frame.ts';
import { html, type Html } from '#shared/html.ts';
import { debitSection, disputeSection, refundSection } from './bank-sections.ts';
import { CONTROL_STYLE } from './control-style.ts';
import type { ControlView } from './control-view.ts';
import { eventSection } from './event-section.ts';
import { faultSection } from './fault-section.ts';
import { callButton, callForm, formatTime, sectionOf } from './control-parts.ts';
import { customerSection } from './customer-section.ts';

/** The result of the last call. */
export interface ControlNotice {
  kind: 'done' | 'failed';
  text: string;
}

const MILLISECONDS_A_DAY = 86_400_000;
const JUMPS = [
  { label: 'A day later', days: 1 },
  { label: 'A week later', days: 7 },
];

function noticeBox(notice: ControlNotice | undefined): Html | undefined {
  if (!notice) return undefined;
  return notice.kind === 'failed'
    ? html`<p class="alert" role="alert" tabindex="-1" autofocus><strong>${notice.text}</strong></p>`
    : html`<p class="done" role="status" tabindex="-1" autofocus>${notice.text}</p>`;
}

function timeSection(address: string, { now }: ControlView): Html {
  const later = (days: number): string => new Date(now.getTime() + days * MILLISECONDS_A_DAY).toISOString();
  return sectionOf(
    'time',
    'Time',
    html`<p class="now">${formatTime(now)}</p>
      <p class="quiet">
        What falls due on the way happens, each at its own time. There is no way back: time only moves
        forward.
      </p>
      <div class="bar">
        ${JUMPS.map(({ label, days }) =>
          callButton({ address, call: 'advanceTo', label, fields: { time: later(days) } }),
        )}
        ${callForm({
          address,
          call: 'advanceTo',
          label: 'Move there',
          content: html`<div class="field date">
            <label for="until">To the start of a day (UTC)</label>
            <input id="until" name="time" type="date" min="${later(1).slice(0, 10)}" required />
          </div>`,
        })}
      </div>`,
  );
}

/**
 * The control page: plain forms that send the same parameters as the JSON calls.
 * @param address the URL where the control is mounted
 */
export function controlPage(view: ControlView, address: string, notice: ControlNotice | undefined): string {
  return frame({
    title: 'Control',
    style: CONTROL_STYLE,
    reminder: 'No money moves here, and time is what you make it.',
    mainClass: 'control',
    content: html`<h1>Control</h1>
      ${noticeBox(notice)} ${timeSection(address, view)} ${customerSection(address, view)}
      ${debitSection(address, view)} ${disputeSection(address, view)} ${refundSection(address, view)}
      ${eventSection(address, view)} ${faultSection(address, view)}`,
  });
}
