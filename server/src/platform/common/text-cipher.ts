import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { acceptedOf, deriveKey, type Secrets } from './secrets.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts short texts for the database, so that only this installation can read them. The key is derived from its
 * secret. Texts that were encrypted with the fallback secret can be read too.
 */
export class TextCipher {
  /** Identifies the encryption key without revealing it. Stored with the encrypted text. */
  readonly keyId: string;
  private readonly key: Buffer;
  private readonly readable: Buffer[];

  constructor(secrets: Secrets) {
    this.keyId = deriveKey(secrets.current, 'lectern text cipher key id').toString('hex', 0, 8);
    this.key = cipherKey(secrets.current);
    this.readable = acceptedOf(secrets).map(cipherKey);
  }

  /** `context` names the owner of the text. The encrypted text is useless in another owner's row. */
  encrypt(text: string, context: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, nonce).setAAD(Buffer.from(context));
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, encrypted, cipher.getAuthTag()]).toString('base64url');
  }

  /** Returns the text; null when it was encrypted with another secret or for another context, or was altered. */
  decrypt(encrypted: string, context: string): string | null {
    for (const key of this.readable) {
      const text = decryptBy(key, encrypted, context);
      if (text !== null) return text;
    }
    return null;
  }
}

const cipherKey = (secret: string): Buffer => deriveKey(secret, 'lectern text cipher');

function decryptBy(key: Buffer, encrypted: string, context: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
