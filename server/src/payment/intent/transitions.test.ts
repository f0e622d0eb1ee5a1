import { expect, it } from 'vitest';
import { stepFor, type ChangeKind, type CurrentState, type Step } from './transitions.ts';

it.each<[CurrentState, ChangeKind, Step]>([
  ['RENEWS', 'AT_ONCE', 'ADD'],
  ['RENEWS', 'AT_PERIOD_END', 'ADD'],
  ['RENEWS', 'RESUME', 'REFUSE'],
  ['ENDS', 'AT_ONCE', 'ADD'],
  ['ENDS', 'AT_PERIOD_END', 'NOTHING'],
  ['ENDS', 'RESUME', 'ADD'],
  ['AT_ONCE', 'AT_ONCE', 'KEEP'],
  ['AT_ONCE', 'AT_PERIOD_END', 'KEEP'],
  ['AT_ONCE', 'RESUME', 'REFUSE'],
  ['AT_PERIOD_END', 'AT_ONCE', 'REPLACE'],
  ['AT_PERIOD_END', 'AT_PERIOD_END', 'KEEP'],
  ['AT_PERIOD_END', 'RESUME', 'REPLACE'],
  ['RESUME', 'AT_ONCE', 'REPLACE'],
  ['RESUME', 'AT_PERIOD_END', 'REPLACE'],
  ['RESUME', 'RESUME', 'KEEP'],
])('the state %s with the request %s leads to %s', (current, requested, step) => {
  expect(stepFor(current, requested)).toBe(step);
});
