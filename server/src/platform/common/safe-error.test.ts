import pg from 'pg';
import { expect, it } from 'vitest';
import { toSafeError } from './safe-error.ts';

const fromPostgres = (code: string, message = 'no') =>
  Object.assign(new pg.DatabaseError(message, 0, 'error'), { code });

const fromSystem = (code: string) => [code, Object.assign(new Error(`connect ${code}`), { code })] as const;

it.each<readonly [string, Error]>([
  ['a connection that is not there', fromPostgres('08006')],
  [
    'one that was cut while it was opened',
    fromPostgres('08P01', 'expected SASL response, got message type 0'),
  ],
  ['too many connections', fromPostgres('53300')],
  ['one that ended', new Error('Connection terminated unexpectedly')],
  ['a cause that is one of these', new Error('could not read', { cause: fromPostgres('57P01') })],
  ...['25006', '53100', '53200', '57P05', '57014', '26000'].map(
    (code) => [code, fromPostgres(code)] as const,
  ),
  ...['EAI_AGAIN', 'ENOTFOUND', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET', 'ETIMEDOUT'].map(
    fromSystem,
  ),
  ...['EMFILE', 'ENFILE', 'EAGAIN', 'ENOMEM', 'ENOSPC'].map(fromSystem),
])('an outage is answered with 503 and a time for the next try: %s', (_what, error) => {
  const told = toSafeError(error);
  expect(told).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    status: 503,
    retryAfter: expect.any(Number) as number,
  });
  expect(told.incident).toBeUndefined();
});

it('a request whose sender is gone is no incident', () => {
  const gone = Object.assign(new Error('stream is not readable'), {
    status: 500,
    type: 'stream.not.readable',
  });
  const { status, incident } = toSafeError(gone);
  expect({ status, incident }).toEqual({ status: 400, incident: undefined });
});

it('a statement that is wrong is one, and tells nothing of itself', () => {
  const { incident, message } = toSafeError(fromPostgres('42703', 'column secret does not exist'));
  expect(incident).toBeDefined();
  expect(message).not.toContain('secret');
});
