// @slow sandbox server/src/payment
import { expect, it } from 'vitest';
import { differencesOf, shapeOf } from './shapes.ts';

const differences = (stripe: object, sandbox: object) => differencesOf(shapeOf(stripe), shapeOf(sandbox));

it('IDs, times, amounts and texts are equal regardless of their values', () => {
  const one = {
    id: 'in_1Abc23',
    created: 1,
    email: 'a@example.com',
    url: 'https://a.example',
    lines: [{ id: 'il_123456' }],
  };
  const other = {
    id: 'in_9Xyz87',
    created: 2,
    email: 'b@example.com',
    url: 'https://b.example/x',
    lines: [{ id: 'il_654321' }, { id: 'il_abc123' }],
  };

  expect(differences(one, other)).toEqual([]);
});

it.each<[string, object, object, string[]]>([
  ['a member that the sandbox lacks', { a: 1, b: null }, { a: 1 }, ['b: only at Stripe (null)']],
  ['a member that only the sandbox has', { a: 1 }, { a: 1, b: 'x y' }, ['b: only in the sandbox (text)']],
  ['another type', { a: '1' }, { a: 1 }, ['a: text at Stripe, number in the sandbox']],
  ['null instead of an object', { a: null }, { a: { b: 1 } }, ['a: null at Stripe, object in the sandbox']],
  [
    'another value',
    { status: 'open' },
    { status: 'paid' },
    ["status: 'open' at Stripe, 'paid' in the sandbox"],
  ],
  ['another boolean', { paid: true }, { paid: false }, ['paid: true at Stripe, false in the sandbox']],
  [
    'another kind of ID',
    { of: 'ch_123456' },
    { of: 'pi_123456' },
    ['of: id ch_ at Stripe, id pi_ in the sandbox'],
  ],
  [
    'a member that an item lacks, without its members',
    { lines: { data: [{ price: { id: 'price_123456' } }] } },
    { lines: { data: [{}] } },
    ['lines.data[].price: only at Stripe (object)'],
  ],
])('%s is reported', (_what, stripe, sandbox, expected) => {
  expect(differences(stripe, sandbox)).toEqual(expected);
});
