import { html, type Html } from '#shared/html.ts';
import type { SandboxControl } from './control.ts';

const TIME_FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** A part of the page under a heading of its own. */
export function sectionOf(id: string, title: string, content: Html): Html {
  return html`<section class="card stack" aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${content}
  </section>`;
}

/** Day and time, in UTC. */
export function formatTime(time: Date): Html {
  return html`<time datetime="${time.toISOString()}">${TIME_FORMAT.format(time)} UTC</time>`;
}

/** A day, in UTC, of a time in unix seconds. */
export function formatDay(unixTime: number): Html {
  const time = new Date(unixTime * 1000);
  return html`<time datetime="${time.toISOString()}">${DATE_FORMAT.format(time)}</time>`;
}

interface CallForm {
  /** Where the control is mounted. */
  address: string;
  call: keyof SandboxControl;
  /** What the button says. */
  label: string;
  /** What a button that is one of many alike is about, for those who hear the page. */
  about?: string | undefined;
  /** What is sent without being shown. */
  fields?: Readonly<Record<string, string>> | undefined;
}

function hiddenFields(fields: CallForm['fields'] = {}): Html[] {
  return Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
}

/** A form that makes one call with what is filled in. */
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
  /** Distinguishes the field on the page; without it the name does. */
  id?: string;
  label: string;
  options: readonly { value: string; text: string }[];
}

/** A choice of one of several. */
export function choiceField({ name, id = name, label, options }: Choice): Html {
  return html`<div class="field">
    <label for="${id}">${label}</label>
    <select id="${id}" name="${name}">
      ${options.map(({ value, text }) => html`<option value="${value}">${text}</option>`)}
    </select>
  </div>`;
}
