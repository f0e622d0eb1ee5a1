import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Whether this browser supports passkeys. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** The WebAuthn library, loaded on first use. */
const loadLibrary = () => import('@simplewebauthn/browser');

/**
 * Asks the browser to create a passkey from the server's options; resolves with the response for the server. Rejects with an
 * `AbortError` if the person cancels.
 */
export async function makePasskey(options: string): Promise<string> {
  // The JSON comes from the server's WebAuthn library.
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  const { startRegistration } = await loadLibrary();
  return JSON.stringify(await startRegistration({ optionsJSON }).catch(rethrow));
}

/** Asks the browser to sign in with a passkey; otherwise like `makePasskey`. */
export async function signWithPasskey(options: string): Promise<string> {
  // The JSON comes from the server's WebAuthn library.
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  const { startAuthentication } = await loadLibrary();
  return JSON.stringify(await startAuthentication({ optionsJSON }).catch(rethrow));
}

/**
 * Turns `NotAllowedError` into an `AbortError`: browsers report it both when the person cancels and when they have no passkey.
 */
function rethrow(error: unknown): never {
  const isRefused = error instanceof Error && error.name === 'NotAllowedError';
  throw isRefused ? new DOMException('No passkey was shown', 'AbortError') : error;
}
