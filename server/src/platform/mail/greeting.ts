import { mailTexts } from './mail-texts.ts';

/** Returns a text on one line, without invisible characters. */
export function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
}

/**
 * Greets by name, on one line. Anyone can sign up with the email address of another person, and mail programs turn
 * whatever looks like an address into a link. Names like that are left out, so that our mail cannot be used for
 * advertising.
 */
export function greeting(fullName: string): string {
  const name = oneLine(fullName);
  return name === '' || /[:/@]|\.\p{L}{2}/u.test(name) ? mailTexts.hello : mailTexts.helloName({ name });
}
