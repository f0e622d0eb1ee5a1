import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { loginRules, registerRules } from './auth.rules.ts';
import { courseLimits } from './course.ts';
import { courseRules } from './course.rules.ts';
import { lectureLimits } from './lecture.ts';
import { lectureRules } from './lecture.rules.ts';

/** The first error of each field, as forms and the API show it; null for valid input. */
function faultsOf(rules: z.ZodType, input: unknown): Record<string, string> | null {
  const parsed = rules.safeParse(input);
  if (parsed.success) return null;
  const faults: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) faults[path.join('.')] ??= message;
  return faults;
}

// The texts are literal, because the specification fixes them (section 5).
const FILL_ALL = 'Please fill all the details';
const WEAK = 'Password must be 6 - 16 characters long and have at least a number and a special character';

describe('the rules of the signup', () => {
  const good = { fullName: 'Ada Lovelace', email: 'ada@example.com', password: 'Lectern#1' };

  it.each<[Record<string, unknown>, string]>([
    [{ fullName: undefined }, FILL_ALL],
    [{ fullName: null }, FILL_ALL],
    [{ fullName: '' }, FILL_ALL],
    [{ fullName: '  ' }, FILL_ALL],
    [{ fullName: 5 }, FILL_ALL],
    [{ fullName: 'Abcd' }, 'Name should be at least of 5 characters'],
    [{ fullName: ' Abcd ' }, 'Name should be at least of 5 characters'],
    [{ fullName: '🎓🎓🎓🎓' }, 'Name should be at least of 5 characters'],
    [{ fullName: 'a'.repeat(101) }, 'Name can be at most 100 characters long'],
    [{ email: undefined }, FILL_ALL],
    [{ email: ' ' }, FILL_ALL],
    [{ email: 'ada' }, 'Please enter a valid email'],
    [{ email: 'ada@example' }, 'Please enter a valid email'],
    [{ email: 'ada lovelace@example.com' }, 'Please enter a valid email'],
    [{ email: 'ada@example.com\r\nBcc: all@example.com' }, 'Please enter a valid email'],
    [{ email: 'ada@example.com, eve@example.com' }, 'Please enter a valid email'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'Please enter a valid email'],
    [{ password: undefined }, FILL_ALL],
    [{ password: '' }, FILL_ALL],
    [{ password: 'abc#1' }, WEAK],
    [{ password: 'abcdefghijklmn#12' }, WEAK],
    [{ password: 'abcdefg#' }, WEAK],
    [{ password: 'abcdefg1' }, WEAK],
    [{ password: 'abcdef 1' }, WEAK],
    [{ password: 'äöüßéè1' }, WEAK],
  ])('refuse %j', (fields, message) => {
    const [field = ''] = Object.keys(fields);
    expect(faultsOf(registerRules, { ...good, ...fields })).toEqual({ [field]: message });
  });

  it.each<[Record<string, unknown>]>([
    [{}],
    [{ fullName: 'Abcde' }],
    [{ fullName: 'a'.repeat(100) }],
    [{ fullName: '🎓🎓🎓🎓🎓' }],
    [{ password: 'abcd#1' }],
    [{ password: 'abcdefghijklm#12' }],
    [{ password: '🎓🎓🎓🎓🎓🎓🎓🎓🎓🎓🎓🎓🎓🎓#1' }],
    [{ password: ' abc#1' }],
  ])('take %j', (fields) => {
    expect(faultsOf(registerRules, { ...good, ...fields })).toBeNull();
  });

  it('trim the name and the email, lowercase the email, and leave the password unchanged', () => {
    const typed = { fullName: ' Ada Lovelace ', email: ' ADA@Example.com ', password: ' Lectern#1 ' };
    expect(registerRules.parse(typed)).toEqual({ ...good, password: ' Lectern#1 ' });
  });

  it('drop all other fields', () => {
    expect(registerRules.parse({ ...good, role: 'ADMIN', id: '1', subscription: {} })).toEqual(good);
  });

  it('report the errors of all fields at once', () => {
    expect(faultsOf(registerRules, {})).toEqual({ fullName: FILL_ALL, email: FILL_ALL, password: FILL_ALL });
  });
});

describe('the rules of the login', () => {
  it.each([{}, { email: 'ada@example.com' }, { email: ' ', password: '' }])('require both: %j', (fields) => {
    expect(Object.values(faultsOf(loginRules, fields) ?? {})).toContain(FILL_ALL);
  });

  it('check neither the form of the email nor that of the password', () => {
    expect(loginRules.parse({ email: ' Ada ', password: ' x ' })).toEqual({ email: 'ada', password: ' x ' });
  });
});

describe.each([
  [
    'a course',
    courseRules,
    {
      title: courseLimits.courseTitle.max,
      description: courseLimits.courseDescription.max,
      category: courseLimits.category.max,
      instructor: courseLimits.instructor.max,
    },
    'All Fields are mandatory',
  ],
  [
    'a lecture',
    lectureRules,
    { title: lectureLimits.lectureTitle.max, description: lectureLimits.lectureDescription.max },
    'All fields are mandatory',
  ],
] as const)('the rules of %s', (_what, rules, fields, mandatory) => {
  const good = Object.fromEntries(Object.keys(fields).map((field) => [field, 'x']));

  it.each(Object.entries(fields))('require a %s of 1 to %d characters', (field, max) => {
    for (const missing of [undefined, '', ' \n']) {
      expect(faultsOf(rules, { ...good, [field]: missing })).toEqual({ [field]: mandatory });
    }
    expect(faultsOf(rules, { ...good, [field]: '🎓'.repeat(max) })).toBeNull();
    expect(faultsOf(rules, { ...good, [field]: 'x'.repeat(max + 1) })).toEqual({
      [field]: `At most ${max} characters are allowed`,
    });
  });
});
