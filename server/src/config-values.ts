import { z } from 'zod';

/** Kinds of values that settings have. */
export const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
export const integer = (min: number, max: number) => {
  const fault = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(fault).int(fault).min(min, fault).max(max, fault);
};
const FRACTION_FAULT = 'must be a number from 0 to 1';
export const fraction = z.coerce.number(FRACTION_FAULT).min(0, FRACTION_FAULT).max(1, FRACTION_FAULT);
export const headers = z
  .string()
  .regex(/^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$/, 'must be like name=value,other=value');
export const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address like ${example}` });
export const secret = z.string().min(32, 'must have at least 32 characters');
