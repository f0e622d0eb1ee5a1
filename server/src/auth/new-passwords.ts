import { authMessages } from '#shared/auth.ts';
import { schoolDefaults } from '#shared/school.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { isCommonPassword, readingsOf } from './common-passwords.ts';

interface Dependencies {
  school: { readonly current: { name: string } };
  publicUrl: string;
}

/** The future owner of the password. */
interface Owner {
  fullName: string;
  email: string;
}

/** Shorter words are ignored, because they are part of many others. */
const LEAST_LETTERS = 4;

/** Refuses new passwords that satisfy the rules but are easy to guess. */
export class NewPasswords {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Throws BAD_USER_INPUT for `field` when the password is one of the most common ones, or contains the school's name or host, or the
   * owner's name or address.
   */
  requireUnguessable(password: string, field: string, owner: Owner): void {
    if (isCommonPassword(password)) throw refused(field, authMessages.validation.commonPassword);
    const words = [...this.wordsOfSchool(), ...wordsIn(owner.fullName), ...wordsIn(localPart(owner.email))];
    const readings = readingsOf(password).map(lettersOf);
    if (words.some((word) => readings.some((reading) => reading.includes(word)))) {
      throw refused(field, authMessages.validation.ownWordsPassword);
    }
  }

  private wordsOfSchool(): string[] {
    const { school, publicUrl } = this.deps;
    const { name } = school.current;
    const { hostname } = new URL(publicUrl);
    // The last label (com, org) is not specific to the school.
    const labels = hostname.split('.').slice(0, -1).join(' ');
    // The default name is not specific to the school either.
    return [...(name === schoolDefaults.name ? [] : wordsIn(name)), ...wordsIn(labels)];
  }
}

const localPart = (email: string): string => email.split('@')[0] ?? '';

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');

/** Returns the words of a text that are long enough, and all its words joined, in lower case. */
function wordsIn(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  return [...words, words.join('')].filter((word) => word.length >= LEAST_LETTERS);
}

function refused(field: string, message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } });
}
