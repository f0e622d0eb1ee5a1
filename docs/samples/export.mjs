// Writes all members to members.csv and the payments of a year to payments.csv.
// Scopes: MEMBERS_READ, PAYMENTS_READ. Usage: node export.mjs 2026
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

const { LECTERN_URL, LECTERN_TOKEN } = process.env;
const year = Number(process.argv[2] ?? new Date().getUTCFullYear());

const MEMBERS = `query ($after: String) {
  users(first: 100, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes { id fullName email createdAt subscription { status currentPeriodEnd } }
  }
}`;
const PAYMENTS = `query ($after: String, $from: DateTime, $before: DateTime) {
  payments(first: 100, after: $after, paidFrom: $from, paidBefore: $before) {
    pageInfo { hasNextPage endCursor }
    nodes { id paidAt amount { amount currency } refunded { amount } user { id email } }
  }
}`;

/** Runs a query, again if the school says when to come back. */
async function send(query, variables) {
  const response = await fetch(new URL('/graphql', LECTERN_URL), {
    method: 'POST',
    headers: { authorization: `Bearer ${LECTERN_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const seconds = response.headers.get('retry-after');
  if (seconds !== null) {
    await pause(Number(seconds) * 1000);
    return send(query, variables);
  }
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
  return data;
}

/** Yields the entries of a list, page by page. */
async function* entriesOf(list, query, variables) {
  let after = null;
  do {
    const { nodes, pageInfo } = (await send(query, { ...variables, after }))[list];
    yield* nodes;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
}

/** Formats a row of a CSV file (RFC 4180). Spreadsheets must not run a name as a formula. */
const line = (cells) => `${cells.map(cellOf).join()}\r\n`;
function cellOf(value) {
  if (typeof value === 'number') return String(value);
  const text = String(value ?? '').replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

async function* members() {
  yield line(['id', 'name', 'email', 'joined', 'subscription', 'until']);
  for await (const { id, fullName, email, createdAt, subscription } of entriesOf('users', MEMBERS))
    yield line([id, fullName, email, createdAt, subscription?.status, subscription?.currentPeriodEnd]);
}

/** Amounts are in the smallest unit of their currency, such as cents. */
async function* payments() {
  yield line(['id', 'paid', 'amount', 'refunded', 'currency', 'member', 'email']);
  const days = { from: `${year}-01-01T00:00:00Z`, before: `${year + 1}-01-01T00:00:00Z` };
  // `user` is null after the deletion of the account.
  for await (const { id, paidAt, amount, refunded, user } of entriesOf('payments', PAYMENTS, days))
    yield line([id, paidAt, amount.amount, refunded.amount, amount.currency, user?.id, user?.email]);
}

await pipeline(members, createWriteStream('members.csv'));
await pipeline(payments, createWriteStream('payments.csv'));
