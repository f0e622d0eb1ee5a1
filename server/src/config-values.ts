import { z } from 'zod';

/** Kinds of values that settings have. */
export const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
export const integer = (min: number, max: number) => {
  const fault = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(fault).int(fault).min(min, fault).max(max, fault);
};
export const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address like ${example}` });
export const secret = z.string().min(32, 'must have at least 32 characters');
