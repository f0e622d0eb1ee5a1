import pg from 'pg';
import { expect, it } from 'vitest';
import { toSafeError } from './safe-error.ts';

const fromPostgres = (code: string, message = 'no') =>
  Object.assign(new pg.DatabaseError(message, 0, 'error'), { code });

const fromSystem = (code: string) => [code, Object.assign(new Error(`connect ${code}`), { code })] as const;

it.each<readonly [string, Error]>([
  ['a connection that cannot be made', fromPostgres('08006')],
  [
    'a connection that broke while it was opened',
    fromPostgres('08P01', 'expected SASL response, got message type 0'),
  ],
  ['too many connections', fromPostgres('53300')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['an outage as the cause', new Error('could not read', { cause: fromPostgres('57P01') })],
  ...['25006', '53100', '53200', '57P05', '57014', '26000'].map(
    (code) => [code, fromPostgres(code)] as const,
  ),
  ...['EAI_AGAIN', 'ENOTFOUND', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET', 'ETIMEDOUT'].map(
    fromSystem,
  ),
  ...['EMFILE', 'ENFILE', 'EAGAIN', 'ENOMEM', 'ENOSPC'].map(fromSystem),
])('an outage is answered with 503 and a time to retry: %s', (_what, error) => {
  const told = toSafeError(error);
  expect(told).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    status: 503,
    retryAfter: expect.any(Number) as number,
  });
  expect(told.incident).toBeUndefined();
});

it('a request whose client disconnected is no incident', () => {
  const gone = Object.assign(new Error('stream is not readable'), {
    status: 500,
    type: 'stream.not.readable',
  });
  const { status, incident } = toSafeError(gone);
  expect({ status, incident }).toEqual({ status: 400, incident: undefined });
});

it('an invalid statement is an incident, and the message hides it', () => {
  const { incident, message } = toSafeError(fromPostgres('42703', 'column secret does not exist'));
  expect(incident).toBeDefined();
  expect(message).not.toContain('secret');
});
