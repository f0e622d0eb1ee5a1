import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { changePasswordFormRules, resetPasswordFormRules } from './password-form-rules.ts';

/** The error of each field, by its name. */
function errorsOf(rules: z.ZodType, typed: Record<string, string>): Record<string, string> {
  const issues = rules.safeParse(typed).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

const good = { currentPassword: 'Lectern#1', newPassword: 'Lectern#2', repeat: 'Lectern#2' };

describe('the form that changes a password', () => {
  it('accepts the new password when both entries match', () => {
    expect(errorsOf(changePasswordFormRules, good)).toEqual({});
  });

  it('reports differing passwords at the repeat field, along with other errors', () => {
    expect(errorsOf(changePasswordFormRules, { ...good, currentPassword: '', repeat: 'Lectern#3' })).toEqual({
      currentPassword: 'Please fill all the details',
      repeat: 'The new passwords do not match',
    });
  });

  it('reports only that the repeat is missing', () => {
    expect(errorsOf(changePasswordFormRules, { ...good, repeat: '' })).toEqual({
      repeat: 'Please fill all the details',
    });
  });
});

describe('the form that replaces a forgotten password', () => {
  it('checks the password by the shared rule and compares the repeat with it', () => {
    expect(errorsOf(resetPasswordFormRules, { password: 'short', repeat: 'other' })).toEqual({
      password: 'Password must be 6 - 16 characters long and have at least a number and a special character',
      repeat: 'The new passwords do not match',
    });
    expect(errorsOf(resetPasswordFormRules, { password: 'Lectern#2', repeat: 'Lectern#2' })).toEqual({});
  });
});
