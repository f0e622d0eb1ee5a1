import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { errorMessage, fieldErrors, hasCode, isAborted } from './errors.ts';

const refused = new CombinedGraphQLErrors({
  errors: [
    {
      message: 'This picture cannot be read',
      extensions: { code: 'BAD_USER_INPUT', fields: { thumbnail: 'This picture cannot be read', count: 3 } },
    },
  ],
});

const refusedEarly = (bodyText: string, status = 413) =>
  new ServerError('Response not successful', {
    response: new Response(bodyText, { status }),
    bodyText,
  });

describe('errorMessage', () => {
  it("prefers the server's message over the fallback", () => {
    expect(errorMessage(refused, 'Failed')).toBe('This picture cannot be read');
  });

  it('finds the message in the body of an error status', () => {
    const error = refusedEarly(
      '{"errors":[{"message":"Too large","extensions":{"code":"PAYLOAD_TOO_LARGE"}}]}',
    );
    expect(errorMessage(error, 'Failed')).toBe('Too large');
    expect(hasCode(error, 'PAYLOAD_TOO_LARGE')).toBe(true);
  });

  it('includes the incident id of a server error', () => {
    const error = new CombinedGraphQLErrors({
      errors: [{ message: 'Something went wrong', extensions: { incident: '0190-a3c2' } }],
    });
    expect(errorMessage(error, 'Failed')).toBe('Something went wrong (incident 0190-a3c2)');
  });

  it.each([
    ['a network failure', new TypeError('Failed to fetch')],
    ['an error page', refusedEarly('<h1>502</h1>', 502)],
    ['an error without a text', new CombinedGraphQLErrors({ errors: [{ message: '' }] })],
  ])('falls back after %s', (_name, error) => {
    expect(errorMessage(error, 'Failed')).toBe('Failed');
  });
});

it('says that a proxy refuses a file when the refusal is not that of the server', () => {
  expect(errorMessage(refusedEarly('<h1>413 Request Entity Too Large</h1>'), 'Failed')).toBe(
    'A proxy in front of the school refuses files of this size. An admin can raise its limit',
  );
});

describe('fieldErrors', () => {
  it('maps fields to their messages and drops other values', () => {
    expect(fieldErrors(refused)).toEqual({ thumbnail: 'This picture cannot be read' });
  });

  it('is empty for other errors', () => {
    expect(fieldErrors(new TypeError('Failed to fetch'))).toEqual({});
  });
});

describe('hasCode and isAborted', () => {
  it('distinguishes the codes', () => {
    expect(hasCode(refused, 'BAD_USER_INPUT')).toBe(true);
    expect(hasCode(refused, 'NOT_FOUND')).toBe(false);
  });

  it('recognizes a cancelled call', () => {
    expect(isAborted(new DOMException('cancelled', 'AbortError'))).toBe(true);
    expect(isAborted(refused)).toBe(false);
  });
});
