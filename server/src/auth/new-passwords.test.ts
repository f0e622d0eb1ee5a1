import { describe, expect, it } from 'vitest';
import { authMessages } from '#shared/auth.ts';
import { passwordParts } from '#shared/password-parts.ts';
import { schoolDefaults } from '#shared/school.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { NewPasswords } from './new-passwords.ts';

const satisfiesRules = (password: string) => Object.values(passwordParts).every((has) => has(password));

describe('common passwords', () => {
  it.each([
    'Admin@123',
    'P@ssw0rd',
    'p@$$w0rd1',
    'Password!2026',
    '123!password',
    'Qwerty123!',
    '1qaz@WSX',
    '!QAZ2wsx',
    'Q1w2e3r4!',
    '12345678!',
    '!@#123',
    'ILoveYou!1',
    'Dr@gon#1234',
    'W3lc0me!',
    'Motdepasse1!',
    'Contraseña1!',
    'Passwort#1',
  ])('include %s', (password) => {
    expect(satisfiesRules(password)).toBe(true);
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'Lectern#1',
    'vK7#qLm2',
    'blau-9-Ofen',
    '4f7d#x9z',
    'tr0mbone~grill5',
    'password#48213',
    '7 Zwerge im Bett',
  ])('do not include %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('include at least 3,000 that satisfy the rules', () => {
    const words =
      'password admin welcome qwerty dragon monkey football sunshine princess summer michael iloveyou'.split(
        ' ',
      );
    const runs = Array.from({ length: 100 }, (_, number) => String(number)).concat(
      '123',
      '1234',
      '2024',
      '2025',
    );
    const made = new Set(
      words.flatMap((word) =>
        [...'!@#$'].flatMap((sign) =>
          runs.flatMap((run) => [`${word}${sign}${run}`, `${word}${run}${sign}`, `${run}${word}${sign}`]),
        ),
      ),
    );
    const known = [...made].filter((password) => satisfiesRules(password) && isCommonPassword(password));
    expect(known.length).toBeGreaterThan(3_000);
  });
});

describe('a new password', () => {
  const owner = { fullName: 'Grace Brewster', email: 'amazing.hopper+school@navy.example' };
  const passwordsOf = (name: string, publicUrl = 'https://courses.riverbank.example') =>
    new NewPasswords({ school: { current: { ...schoolDefaults, name } }, publicUrl });

  function faultOf(password: string, passwords = passwordsOf('Chalkboard College')): string | undefined {
    try {
      passwords.requireUnguessable(password, 'password', owner);
      return undefined;
    } catch (error) {
      if (error instanceof AppError) return error.fields?.password;
      throw error;
    }
  }

  it.each([
    'Chalkboard#1',
    'xCh4lkb0ard!9',
    'chalk-board#77',
    '2col1ege!xx',
    'R1verb@nk#8',
    'courses.1234',
    'Gr4ce#5512',
    'brewster!91x',
    'hopper%hopp3r',
    'amaz1ng#4242',
  ])('must not contain a word of the school or its owner: %s', (password) => {
    expect(faultOf(password)).toBe(authMessages.validation.ownWordsPassword);
  });

  it.each(['navy#mast1', 'example#fjord9', 'vK7#qLm2'])('may contain other words: %s', (password) => {
    expect(faultOf(password)).toBeUndefined();
  });

  it('may contain the default school name', () => {
    expect(faultOf('Lectern#1', passwordsOf(schoolDefaults.name, 'http://localhost:4000'))).toBeUndefined();
  });

  it('must not be a common one', () => {
    expect(faultOf('Admin@123')).toBe(authMessages.validation.commonPassword);
  });
});
