import { EVENT_VERSIONS } from '#sandbox/stripe/event-version.ts';
import type { HeldEvent } from '#sandbox/stripe/held-deliveries.ts';
import { html, type Html } from '#shared/html.ts';
import { callButton, sectionOf } from './control-parts.ts';
import type { ControlView } from './control-view.ts';

function heldRow(address: string, { id, type }: HeldEvent): Html {
  const deliver = (label: string, times: number): Html =>
    callButton({ address, call: 'deliver', label, about: type, fields: { event: id, times: String(times) } });
  return html`<li>
    <p><strong>${type}</strong> <code class="quiet">${id}</code></p>
    <div class="bar">
      ${deliver('Deliver', 1)} ${deliver('Deliver twice', 2)}
      ${callButton({ address, call: 'drop', label: 'Drop', about: type, fields: { event: id } })}
    </div>
  </li>`;
}

function heldEvents(address: string, { held }: ControlView): Html {
  const release = (label: string, order: 'recorded' | 'reversed'): Html =>
    callButton({ address, call: 'releaseDeliveries', label, fields: { order } });
  return html`<p>Events are held: nothing goes out by itself.</p>
    <div class="bar">
      ${release('Release as recorded', 'recorded')} ${release('Release newest first', 'reversed')}
      ${callButton({ address, call: 'releaseAtOnce', label: 'Release all at once' })}
    </div>
    ${
      held.length > 0
        ? html`<ul class="rows">
            ${held.map((event) => heldRow(address, event))}
          </ul>`
        : html`<p class="quiet">No event waits.</p>`
    }`;
}

function recentEvents(address: string, { recentEvents: events }: ControlView): Html {
  return html`<p>Events go out as they are recorded.</p>
    <div class="bar">${callButton({ address, call: 'holdDeliveries', label: 'Hold events' })}</div>
    <ul class="rows">
      ${events.map(
        ({ id, type }) =>
          html`<li>
            <p>${type} <code class="quiet">${id}</code></p>
            <div class="bar">
              ${callButton({ address, call: 'deliver', label: 'Deliver again', about: type, fields: { event: id } })}
            </div>
          </li>`,
      )}
    </ul>`;
}

function versions(address: string, { eventVersion }: ControlView): Html {
  const others = EVENT_VERSIONS.filter((version) => version !== eventVersion);
  return html`<p class="quiet">They are sent in version ${eventVersion}.</p>
    <div class="bar">
      ${others.map((version) =>
        callButton({
          address,
          call: 'setEventVersion',
          label: `Send in version ${version}`,
          fields: { version },
        }),
      )}
    </div>`;
}

/** Events and their delivery. */
export function eventSection(address: string, view: ControlView): Html {
  const content = view.isHolding ? heldEvents(address, view) : recentEvents(address, view);
  return sectionOf('events', 'Events', html`${content} ${versions(address, view)}`);
}
