import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { loginRules, registerRules } from './auth.rules.ts';
import { courseLimits } from './course.ts';
import { contactRules } from './contact.rules.ts';
import { courseDraftRules, courseRules } from './course.rules.ts';
import { withdrawalRules } from './declaration.rules.ts';
import { passkeyNameRules } from './factor.rules.ts';
import { lectureLimits } from './lecture.ts';
import { lectureRules } from './lecture.rules.ts';
import { schoolPagePlaces } from './school-page.ts';
import { schoolPageRules } from './school-page.rules.ts';
import { mentorRules, schoolRules } from './school.rules.ts';

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
const HIDDEN =
  'This text contains a line break or a hidden control character. Delete it and type the text again';
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
    [{ fullName: '山' }, 'Enter your full name, with at least 2 characters'],
    [{ fullName: '、山。' }, 'Enter your full name, with at least 2 characters'],
    [{ fullName: '山 Bo' }, 'Name should be at least of 5 characters'],
    [{ fullName: 'a'.repeat(101) }, 'Name can be at most 100 characters long'],
    [{ email: undefined }, FILL_ALL],
    [{ email: ' ' }, FILL_ALL],
    [{ fullName: '\u202eevil gpj.exe' }, HIDDEN],
    [{ fullName: 'Robert\nBcc: x' }, HIDDEN],
    [{ fullName: 'Robert\u2028Smith' }, HIDDEN],
    [{ fullName: 'Ada\u0000Lovelace' }, HIDDEN],
    [{ fullName: '\u2067Ada Lovelace\u2069' }, HIDDEN],
    [{ fullName: '\u200b\u200b\u3164\u200b\u200b' }, FILL_ALL],
    [{ email: 'ada' }, 'Please enter a valid email'],
    [{ email: 'ada@example' }, 'Please enter a valid email'],
    [{ email: 'name@exä mple.de' }, 'Please enter a valid email'],
    [{ email: 'name@exä/mple.de' }, 'Please enter a valid email'],
    [{ email: 'name@ä..de' }, 'Please enter a valid email'],
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
    [{ password: ' abc#1' }, WEAK],
    [{ password: '  ' }, FILL_ALL],
    [{ password: 'äöüßéè1' }, WEAK],
  ])('refuse %j', (fields, message) => {
    const [field = ''] = Object.keys(fields);
    expect(faultsOf(registerRules, { ...good, ...fields })).toEqual({ [field]: message });
  });

  it.each<[Record<string, unknown>]>([
    [{}],
    [{ fullName: 'Abcde' }],
    [{ fullName: '山田太郎' }],
    [{ fullName: '王芳' }],
    [{ fullName: '김 철' }],
    [{ fullName: 'ジョン・スミス' }],
    [{ fullName: 'a'.repeat(100) }],
    [{ fullName: '🎓🎓🎓🎓🎓' }],
    [{ password: 'abcd#1' }],
    [{ password: 'abcdefghijklm#12' }],
    [{ password: '🎓🎓🎓🎓🎓🎓🎓🎓🎓🎓🎓🎓🎓🎓#1' }],
    [{ fullName: 'علی\u200cرضا رضایی' }],
    [{ fullName: 'שלום \u200fabc' }],
    [{ email: 'name@exämple.de' }],
    [{ email: 'name@пример.рф' }],
    [{ email: 'name@xn--e1afmkfd.xn--p1ai' }],
  ])('take %j', (fields) => {
    expect(faultsOf(registerRules, { ...good, ...fields })).toBeNull();
  });

  it('trim all fields, and lowercase the email', () => {
    const typed = { fullName: ' Ada Lovelace ', email: ' ADA@Example.com ', password: ' Lectern#1 ' };
    expect(registerRules.parse(typed)).toEqual(good);
  });

  it('compose accents, and store the domain of the email in ASCII', () => {
    const typed = { fullName: 'Zoe\u0308 Lovelace', email: 'ADA@Exämple.de', password: 'zoe\u030812345#' };
    expect(registerRules.parse(typed)).toEqual({
      fullName: 'Zoë Lovelace',
      email: 'ada@xn--exmple-cua.de',
      password: 'zoë12345#',
    });
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

describe('a name', () => {
  const disguised = ['one\ntwo', 'one\ttwo', '\u202eone', 'one\u2066', 'one\u0007', 'one\u2029two'];
  const course = { title: 'x', description: 'x\n\u202ex', category: 'x', instructor: 'x' };

  it.each<[string, z.ZodType, Record<string, unknown>]>([
    ['title', courseRules, course],
    ['title', courseDraftRules, course],
    ['category', courseRules, course],
    ['instructor', courseRules, course],
    ['title', lectureRules, { title: 'x', description: 'one\ntwo' }],
    ['name', contactRules, { name: 'x', email: 'a@example.com', message: 'one\ntwo' }],
    ['name', withdrawalRules, { name: 'x', email: 'a@example.com', contract: 'one\ntwo' }],
    ['name', passkeyNameRules, { name: 'x' }],
    ['name', mentorRules, { name: 'x', subject: 'x', bio: 'one\ntwo' }],
    ['subject', mentorRules, { name: 'x', subject: 'x', bio: 'one\ntwo' }],
    ['title', schoolPageRules, { title: 'x', slug: 'x', place: schoolPagePlaces[0], text: 'one\ntwo' }],
    ['headline', schoolRules.pick({ headline: true }), { headline: 'x' }],
  ])('has one line and no hidden characters: %s', (field, rules, good) => {
    expect(faultsOf(rules, good)).toBeNull();
    for (const text of disguised)
      expect(faultsOf(rules, { ...good, [field]: text })).toEqual({ [field]: HIDDEN });
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
