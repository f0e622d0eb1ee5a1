import { expect } from 'vitest';
import { DAY_MS } from '#server/platform/common/durations.ts';
import type { SandboxControl } from '#sandbox/stripe/control/control.ts';

/** Controls the payments of a school: time, banks, and faults. */
export interface PaymentControl {
  /** Calls the sandbox's control API: `POST /sandbox/stripe/control/<name>`. */
  call: (name: keyof SandboxControl, parameters?: object) => Promise<unknown>;
  /** The school's current time. */
  now: () => Promise<Date>;
  advanceDays: (days: number) => Promise<void>;
  /** The Stripe id of this person's latest payment. */
  paymentOf: (email: string) => Promise<string>;
  /** Advances time just past the end of this person's paid period. */
  advanceToRenewal: (email: string) => Promise<void>;
  replaceCard: (email: string, number: string) => Promise<void>;
  /** Makes calls of an endpoint fail until the faults are cleared. */
  breakEndpoint: (method: 'GET' | 'POST' | 'DELETE', path: string) => Promise<void>;
}

/** Returns the control of the school at this origin. */
export function paymentControl(origin: string): PaymentControl {
  const address = `${origin}/sandbox/stripe/control`;

  async function call(name: keyof SandboxControl, parameters: object = {}): Promise<unknown> {
    const response = await fetch(`${address}/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(parameters),
    });
    const answer = (await response.json()) as { result?: unknown; error?: string };
    expect(answer.error).toBeUndefined();
    return answer.result;
  }

  const readPage = async () => (await fetch(address)).text();

  async function now(): Promise<Date> {
    const time = /class="now"><time datetime="([^"]+)"/.exec(await readPage())?.[1];
    return new Date(time ?? '');
  }

  /** Reads an id in a customer's row of the control page, which has the same calls as buttons. */
  async function idOf(email: string, pattern: RegExp): Promise<string> {
    const [, row = ''] = (await readPage()).split(`<strong>${email}</strong>`);
    const id = pattern.exec(row.split('</li>', 1)[0] ?? '')?.[1];
    if (!id) throw new Error(`The control shows no ${pattern.source} of ${email}`);
    return id;
  }
  const customerOf = (email: string) => idOf(email, /<code>(cus_\w+)<\/code>/);

  return {
    call,
    now,
    paymentOf: (email) => idOf(email, /name="paymentIntent" value="(pi_\w+)"/),
    advanceDays: async (days) => {
      await call('advanceTo', { time: new Date((await now()).getTime() + days * DAY_MS) });
    },
    advanceToRenewal: async (email) => {
      await call('advanceToRenewal', { customer: await customerOf(email) });
    },
    replaceCard: async (email, number) => {
      await call('replaceCard', { customer: await customerOf(email), number });
    },
    breakEndpoint: async (method, path) => {
      await call('addFault', { method, path, when: 'before', effect: { status: 500 }, times: 10_000 });
    },
  };
}
