import { mailTexts } from './mail-texts.ts';

/** A text on one line, without characters that nobody sees. */
export function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
}

/**
 * Greets by name, on one line. Anyone can sign up with a stranger's address, and mail programs make links of whatever
 * looks like an address: such a name is left out, so that nobody advertises through our mail.
 */
export function greeting(fullName: string): string {
  const name = oneLine(fullName);
  return name === '' || /[:/@]|\.\p{L}{2}/u.test(name) ? mailTexts.hello : mailTexts.helloName({ name });
}
