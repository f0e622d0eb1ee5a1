import { html, type Html } from '#shared/html.ts';
import type { SandboxControl } from './control.ts';

const TIME_FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** A section of the page with a heading. */
export function sectionOf(id: string, title: string, content: Html): Html {
  return html`<section class="card stack" aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${content}
  </section>`;
}

/** Date and time, in UTC. */
export function formatTime(time: Date): Html {
  return html`<time datetime="${time.toISOString()}">${TIME_FORMAT.format(time)} UTC</time>`;
}

/** The day of a time in Unix seconds, in UTC. */
export function formatDay(unixTime: number): Html {
  const time = new Date(unixTime * 1000);
  return html`<time datetime="${time.toISOString()}">${DATE_FORMAT.format(time)}</time>`;
}

interface CallForm {
  /** The URL where the control is mounted. */
  address: string;
  call: keyof SandboxControl;
  /** The text of the button. */
  label: string;
  /** The subject of a button that occurs several times, for screen readers. */
  about?: string | undefined;
  /** Hidden fields. */
  fields?: Readonly<Record<string, string>> | undefined;
}

function hiddenFields(fields: CallForm['fields'] = {}): Html[] {
  return Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
}

/** A form that makes one call with the entered values. */
export function callForm({
  address,
  call,
  label,
  about,
  fields,
  content,
}: CallForm & { content: Html }): Html {
  return html`<form method="post" action="${address}/${call}">
    ${hiddenFields(fields)} ${content}
    <button class="button" ${about && html`aria-label="${label}: ${about}"`}>${label}</button>
  </form>`;
}

/** A button that makes one call. */
export function callButton(form: CallForm): Html {
  return callForm({ ...form, content: html`` });
}

interface Choice {
  name: string;
  /** The ID of the field. Default: its name. */
  id?: string;
  label: string;
  options: readonly { value: string; text: string }[];
}

/** A select field. */
export function choiceField({ name, id = name, label, options }: Choice): Html {
  return html`<div class="field">
    <label for="${id}">${label}</label>
    <select id="${id}" name="${name}">
      ${options.map(({ value, text }) => html`<option value="${value}">${text}</option>`)}
    </select>
  </div>`;
}
