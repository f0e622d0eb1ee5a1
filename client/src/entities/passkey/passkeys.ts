import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** What speaks with the browser of passkeys; loaded for whoever uses one. */
const loadLibrary = () => import('@simplewebauthn/browser');

/**
 * Has the browser make a passkey, by the server's options; returns what the server is to be told. Rejects, as aborted when the
 * person would rather not.
 */
export async function makePasskey(options: string): Promise<string> {
  // What the server's library made of it.
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  const { startRegistration } = await loadLibrary();
  return JSON.stringify(await startRegistration({ optionsJSON }).catch(rethrow));
}

/** Has the browser use a passkey; otherwise as `makePasskey`. */
export async function signWithPasskey(options: string): Promise<string> {
  // What the server's library made of it.
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  const { startAuthentication } = await loadLibrary();
  return JSON.stringify(await startAuthentication({ optionsJSON }).catch(rethrow));
}

/** Browsers say no more than this of whoever closes their window, or has no passkey. */
function rethrow(error: unknown): never {
  const isRefused = error instanceof Error && error.name === 'NotAllowedError';
  throw isRefused ? new DOMException('No passkey was shown', 'AbortError') : error;
}
