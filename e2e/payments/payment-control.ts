import { expect } from 'vitest';
import type { SandboxControl } from '#sandbox/stripe/control/control.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What happens to the payments of a school without anybody clicking: time, banks, and everything that goes wrong. */
export interface PaymentControl {
  /** Calls the sandbox's control as programs do: `POST /sandbox/stripe/control/<name>`. */
  call: (name: keyof SandboxControl, parameters?: object) => Promise<unknown>;
  /** The time that the school goes by. */
  now: () => Promise<Date>;
  advanceDays: (days: number) => Promise<void>;
  /** Stripe's id of this person's latest payment. */
  paymentOf: (email: string) => Promise<string>;
  /** Moves time just past the end of what this person has paid for. */
  advanceToRenewal: (email: string) => Promise<void>;
  replaceCard: (email: string, number: string) => Promise<void>;
  /** Answers calls of an endpoint with errors until the faults are cleared. */
  breakEndpoint: (method: 'GET' | 'POST' | 'DELETE', path: string) => Promise<void>;
}

/** The control of the school at this origin. */
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

  /** Reads an id in a customer's row of the control's page, which people press the same calls on. */
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
