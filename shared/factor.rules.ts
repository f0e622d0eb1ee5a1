import { z } from 'zod';
import { factorMessages } from './factor.ts';

const { validation } = factorMessages;

/** What an authenticator app shows, however it is grouped. */
const totpCode = z
  .string({ error: validation.code })
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, validation.code));

/** In the letters that it was told in: what is easily taken for another letter is taken for the right one. */
const recoveryCode = z
  .string({ error: validation.recoveryCode })
  .max(100, validation.recoveryCode)
  .transform((typed) =>
    typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1'),
  )
  .pipe(z.string().regex(/^[0-9a-hj-km-np-tv-z]{16}$/, validation.recoveryCode));

export const totpCodeRules = z.object({ code: totpCode });

export const recoveryCodeRules = z.object({ recoveryCode });
