import { z } from 'zod';
import { factorLimits, factorMessages } from './factor.ts';
import { name } from './rules.ts';

const { validation } = factorMessages;

/** A code of an authenticator app; whitespace is ignored. */
const totpCode = z
  .string({ error: () => validation.code })
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: () => validation.code }));

/**
 * A recovery code. Letters that are easily confused are replaced by the ones that codes use. Codes have 24 letters; those created
 * by earlier versions have 16 and work until they are renewed.
 */
const recoveryCode = z
  .string({ error: () => validation.recoveryCode })
  .max(100, { error: () => validation.recoveryCode })
  .transform((typed) =>
    typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1'),
  )
  .pipe(
    z.string().regex(/^[0-9a-hj-km-np-tv-z]{16}(?:[0-9a-hj-km-np-tv-z]{8})?$/, {
      error: () => validation.recoveryCode,
    }),
  );

export const totpCodeRules = z.object({ code: totpCode });

export const recoveryCodeRules = z.object({ recoveryCode });

export const passkeyNameRules = z.object({
  name: name(factorLimits.passkeyName.max, () => validation.passkeyName),
});

const base64url = z.string().regex(/^[\w-]+$/);

/** A browser's WebAuthn response as JSON. The rules check its shape; the library verifies its content. */
const passkeyResponse = <Response extends z.ZodObject>(response: Response) => {
  const credential = z.object({ id: base64url, rawId: base64url, type: z.literal('public-key'), response });
  return z
    .string({ error: () => validation.wrongPasskey })
    .max(factorLimits.passkeyResponse.max, { error: () => validation.wrongPasskey })
    .transform((json, context) => {
      const parsed = credential.safeParse(parseJson(json));
      if (parsed.success) return parsed.data;
      context.addIssue(validation.wrongPasskey);
      return z.NEVER;
    });
};

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The response of a browser that has created a passkey. */
export const newPasskeyRules = passkeyNameRules.extend({
  response: passkeyResponse(
    z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(30)).max(10).optional(),
    }),
  ),
});

/** The response of a browser that has signed in with a passkey. */
export const passkeyProofRules = z.object({
  passkey: passkeyResponse(
    z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.optional(),
    }),
  ),
});
