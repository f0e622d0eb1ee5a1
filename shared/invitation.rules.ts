import { z } from 'zod';
import { EMAIL, normalizedEmail } from './email-address.ts';
import { invitationLimits, invitationMessages } from './invitation.ts';
import { languageTags } from './languages.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { Role } from './roles.ts';

const { validation } = invitationMessages;

/** Splits a text at line ends, commas, semicolons and spaces, without repetitions. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/u)
      .filter((part) => part !== '')
      .map(normalizedEmail),
  ),
];

const isAddress = (address: string) => address.length <= limits.email.max && EMAIL.test(address);

const role = z.enum(Role, { error: () => messages.badRequest });
const language = z.enum(languageTags, { error: () => messages.badRequest });

/** The rules of one list of addresses. The error names the first address that is malformed. */
const addresses = z.array(z.string()).check((context) => {
  const { value } = context;
  const invalid = value.find((address) => !isAddress(address));
  const message =
    value.length === 0
      ? validation.noAddress
      : value.length > invitationLimits.addresses
        ? validation.tooMany({ max: invitationLimits.addresses })
        : invalid === undefined
          ? null
          : validation.invalid({ address: invalid });
  if (message !== null) context.issues.push({ code: 'custom', message, input: value });
});

/** The rules of the form, where the addresses are one text. */
export const inviteFormRules = z.object({
  emails: z.string().transform(addressesIn).pipe(addresses),
  role,
  language,
});

/** The rules of the API. */
export const inviteRules = z.object({
  emails: z
    .array(z.string())
    .transform((list) => [...new Set(list.map(normalizedEmail))])
    .pipe(addresses),
  role,
  language,
});
