import { z } from 'zod';
import { DUNNING_ENDS } from '#sandbox/stripe/dunning.ts';
import { EVENT_VERSIONS } from '#sandbox/stripe/event-version.ts';
import { RATE_LIMITS } from '#sandbox/stripe/rate-limit.ts';
import type { SandboxControl } from './control.ts';

const TIME_FAULT = 'must be a date or a time, like 2030-01-31 or 2030-01-31T12:00:00Z';
const EFFECT_FAULT =
  "must be { status: 400 to 599 }, { delay: milliseconds }, 'hang', 'disconnect' or 'kill'";
const LONGEST_DELAY = 600_000;
const MOST_DELIVERIES = 500;
const MOST_CALLS = 1_000_000;

const id = z.string().trim().min(1, 'must not be empty');
/** Forms send numbers as text. */
const count = (minimum: number, maximum: number) => {
  const fault = `must be a whole number from ${minimum} to ${maximum}`;
  return z.coerce.number(fault).int(fault).min(minimum, fault).max(maximum, fault);
};
const time = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], TIME_FAULT)
  .transform((text) => new Date(text));

/** Forms send a status as digits, with a code behind it if it has one, and a delay in milliseconds with its unit. */
function readEffect(value: unknown): unknown {
  const [, digits, unit, code] = (typeof value === 'string' && /^(\d+)(ms)?(?: (\w+))?$/.exec(value)) || [];
  if (digits === undefined) return value;
  return unit ? { delay: Number(digits) } : { status: Number(digits), ...(code && { code }) };
}

const effect = z.preprocess(
  readEffect,
  z.union(
    [
      z.strictObject({
        status: count(400, 599),
        code: id.optional(),
        param: id.optional(),
        message: id.optional(),
      }),
      z.strictObject({ delay: count(1, LONGEST_DELAY) }),
      z.enum(['hang', 'disconnect', 'kill']),
    ],
    EFFECT_FAULT,
  ),
);

/** A call with validated parameters. */
type PreparedCall = (control: SandboxControl) => unknown;

interface ControlCall {
  /** Throws a ZodError for invalid parameters. */
  prepare: (parameters: unknown) => PreparedCall;
  /** The page's message after success. */
  done: string;
  /** Why the call failed, if its result says so. */
  failure: (result: unknown) => string | undefined;
}

function call<Schema extends z.ZodType>(
  schema: Schema,
  done: string,
  run: (control: SandboxControl, parameters: z.output<Schema>) => unknown,
  failure: ControlCall['failure'] = () => undefined,
): ControlCall {
  return {
    done,
    failure,
    prepare: (parameters) => {
      const checked = schema.parse(parameters);
      return (control) => run(control, checked);
    },
  };
}

const answers = z.array(z.number().nullable());

/** Why a delivery failed, if it did. */
function describeAnswers(result: unknown): string | undefined {
  const failed = answers.parse(result).filter((status) => status === null || status < 200 || status > 299);
  if (failed.length === 0) return undefined;
  const words = new Set(failed.map((status) => status ?? 'nothing'));
  return `The webhook did not take the event: it answered ${[...words].join(', ')}.`;
}

/** Forms send method and path in one field. */
function splitEndpoint(parameters: unknown): unknown {
  const form = z.looseObject({ endpoint: z.string() }).safeParse(parameters);
  if (!form.success) return parameters;
  const { endpoint, ...rest } = form.data;
  const [method, path] = endpoint.split(' ', 2);
  return { method, path, ...rest };
}

const nothing = z.strictObject({});

/** The control's HTTP calls by name. Each takes an object with the method's parameters. */
const CONTROL_CALLS: Readonly<Record<keyof SandboxControl, ControlCall>> = {
  advanceTo: call(z.strictObject({ time }), 'Time has moved.', (control, { time: until }) =>
    control.advanceTo(until),
  ),
  advanceToRenewal: call(
    z.strictObject({ customer: id }),
    'Time has moved to the renewal.',
    (control, { customer }) => control.advanceToRenewal(customer),
  ),
  replaceCard: call(
    z.strictObject({ customer: id, number: id }),
    'The card is replaced.',
    (control, { customer, number }) => control.replaceCard(customer, number),
  ),
  failFinalization: call(
    z.strictObject({ customer: id, message: id }),
    'The next invoices stay drafts.',
    (control, { customer, message }) => control.failFinalization(customer, message),
  ),
  allowFinalization: call(
    z.strictObject({ customer: id }),
    'Invoices can be finalized again.',
    (control, { customer }) => control.allowFinalization(customer),
  ),
  setDunningEnd: call(
    z.strictObject({ end: z.enum(DUNNING_ENDS) }),
    'It is so from now on.',
    (control, { end }) => control.setDunningEnd(end),
  ),
  openDispute: call(
    z.strictObject({ paymentIntent: id, claim: z.enum(['dispute', 'inquiry']).default('dispute') }),
    'The bank has opened it.',
    (control, { paymentIntent, claim }) => control.openDispute(paymentIntent, claim),
  ),
  warnOfFraud: call(
    z.strictObject({ paymentIntent: id }),
    'The bank has warned of it.',
    (control, { paymentIntent }) => control.warnOfFraud(paymentIntent),
  ),
  answerDispute: call(z.strictObject({ dispute: id }), 'The bank reviews it.', (control, { dispute }) =>
    control.answerDispute(dispute),
  ),
  escalateInquiry: call(z.strictObject({ dispute: id }), 'The payment is disputed.', (control, { dispute }) =>
    control.escalateInquiry(dispute),
  ),
  closeDispute: call(
    z.strictObject({ dispute: id, outcome: z.enum(['won', 'lost', 'warning_closed']) }),
    'The dispute is closed.',
    (control, { dispute, outcome }) => control.closeDispute(dispute, outcome),
  ),
  settleRefund: call(
    z.strictObject({ refund: id, outcome: z.enum(['succeeded', 'failed', 'requires_action', 'canceled']) }),
    'The refund has moved on.',
    (control, { refund, outcome }) => control.settleRefund(refund, outcome),
  ),
  settleBankDebit: call(
    z.strictObject({ session: id, outcome: z.enum(['succeeded', 'failed']) }),
    'The bank has answered.',
    (control, { session, outcome }) => control.settleBankDebit(session, outcome),
  ),
  holdDeliveries: call(nothing, 'Events are held from now on.', (control) => control.holdDeliveries()),
  heldEvents: call(nothing, '', (control) => control.heldEvents()),
  waitingEvents: call(nothing, '', (control) => control.waitingEvents()),
  deliver: call(
    z.strictObject({ event: id, times: count(1, MOST_DELIVERIES).default(1) }),
    'The webhook took the event.',
    (control, { event, times }) => control.deliver(event, times),
    describeAnswers,
  ),
  drop: call(z.strictObject({ event: id }), 'The event will never be delivered.', (control, { event }) =>
    control.drop(event),
  ),
  releaseDeliveries: call(
    z.strictObject({ order: z.enum(['recorded', 'reversed']).default('recorded') }),
    'The held events are on their way.',
    (control, { order }) => control.releaseDeliveries(order),
  ),
  releaseAtOnce: call(
    nothing,
    'The webhook took the events.',
    (control) => control.releaseAtOnce(),
    describeAnswers,
  ),
  setEventVersion: call(
    z.strictObject({ version: z.enum(EVENT_VERSIONS) }),
    'Events go out in this version.',
    (control, { version }) => control.setEventVersion(version),
  ),
  becomeAccount: call(
    z.strictObject({
      id: id.startsWith('acct_', 'must begin with acct_'),
      livemode: z.stringbool().or(z.boolean()).default(false),
    }),
    'The sandbox is this account from now on.',
    (control, account) => control.becomeAccount(account),
  ),
  limitRate: call(
    z.strictObject({ mode: z.enum(RATE_LIMITS) }),
    'It is so from now on.',
    (control, { mode }) => control.limitRate(mode),
  ),
  restrictKey: call(
    z.strictObject({ rights: z.array(z.string().regex(/^[a-z_]+_(read|write)$/)).nullable() }),
    'The key has these rights from now on.',
    (control, { rights }) => control.restrictKey(rights),
  ),
  addFault: call(
    z.preprocess(
      splitEndpoint,
      z.strictObject({
        method: z.enum(['GET', 'POST', 'DELETE']),
        path: z.string().trim().startsWith('/v1/', 'must begin with /v1/'),
        when: z.enum(['before', 'during', 'after']),
        effect,
        times: count(1, MOST_CALLS),
        skip: count(0, MOST_CALLS).optional(),
      }),
    ),
    'The fault waits for its call.',
    (control, fault) => control.addFault(fault),
  ),
  clearFaults: call(nothing, 'All faults are gone.', (control) => control.clearFaults()),
};

/** The call of this name, which may come from a URL. */
export function findCall(name: string): ControlCall | undefined {
  // Only own members, because a URL may name an inherited one.
  return Object.hasOwn(CONTROL_CALLS, name) ? CONTROL_CALLS[name as keyof SandboxControl] : undefined;
}

/** Describes an error for the caller in one sentence. */
export function describeFault(error: unknown): string {
  if (!(error instanceof z.ZodError)) return error instanceof Error ? error.message : String(error);
  const faults = error.issues.map(({ path, message }) => [...path, message].join(' '));
  return `${faults.join('; ')}.`;
}
