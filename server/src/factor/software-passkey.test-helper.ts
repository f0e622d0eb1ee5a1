import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { dataOf, type Person } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import type { TestApp } from '#testing/start-app.ts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url');

interface Answer {
  /** Origin that the browser reports. */
  origin?: string;
  /** Whether the authenticator has verified its user. */
  isVerified?: boolean;
  /** Signature counter that it reports. */
  counter?: number;
}

/** A software authenticator (WebAuthn level 3, 6.1 and 6.5) with one key, created at construction. */
export class SoftwarePasskey {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly id = randomBytes(16);
  private counter = 0;

  constructor(private readonly publicUrl: string) {}

  /** Answers `startPasskey`. */
  register(options: string, answer: Answer = {}): string {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    // CBOR: an ES256 key on P-256 with its two coordinates.
    const coseKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, coseKey]);
    const authData = Buffer.concat([this.authData(HAS_CREDENTIAL, answer), credential]);
    // CBOR: { fmt: 'none', attStmt: {}, authData }.
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x58, authData.length]),
      authData,
    ]);
    return this.respond({
      clientDataJSON: base64url(this.clientData('webauthn.create', options, answer)),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    });
  }

  /** Answers `askForPasskey`. */
  sign(options: string, answer: Answer = {}): string {
    const clientData = this.clientData('webauthn.get', options, answer);
    const authData = this.authData(0, { counter: ++this.counter, ...answer });
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.respond({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(createSign('sha256').update(signed).sign(this.keys.privateKey)),
    });
  }

  private respond(response: object): string {
    const id = base64url(this.id);
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  private clientData(type: string, options: string, { origin = new URL(this.publicUrl).origin }: Answer) {
    const { challenge } = JSON.parse(options) as { challenge: string };
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  private authData(flags: number, { isVerified = true, counter = 0 }: Answer): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(new URL(this.publicUrl).hostname), Buffer.from([all]), count]);
  }
}

const PARTS =
  'recoveryCodes user { secondFactor { isOn recoveryCodesLeft passkeys { id name lastUsedAt } } }';
interface Changed {
  recoveryCodes: string[];
  user: {
    secondFactor: {
      isOn: boolean;
      recoveryCodesLeft: number;
      passkeys: { id: string; name: string; lastUsedAt: string | null }[];
    };
  };
}

export const startPasskey = (client: HttpClient) =>
  client.graphql<{ startPasskey: { options: string } }>('mutation { startPasskey { options } }');
export const addPasskey = (client: HttpClient, response: string, name = 'Phone') =>
  client.graphql<{ addPasskey: Changed }>(
    `mutation ($name: String!, $response: String!) { addPasskey(name: $name, response: $response) { ${PARTS} } }`,
    { name, response },
  );
export const renamePasskey = (client: HttpClient, id: string, name: string) =>
  client.graphql<{ renamePasskey: Changed }>(
    `mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { ${PARTS} } }`,
    { id, name },
  );
export const removePasskey = (client: HttpClient, id: string) =>
  client.graphql<{ removePasskey: Changed }>(`mutation ($id: ID!) { removePasskey(id: $id) { ${PARTS} } }`, {
    id,
  });
export const askForPasskey = (client: HttpClient, purpose: string) =>
  client.graphql<{ askForPasskey: { options: string } }>(
    'mutation ($purpose: PasskeyPurpose!) { askForPasskey(purpose: $purpose) { options } }',
    { purpose },
  );
export const loginWithPasskey = (client: HttpClient, passkey: string) =>
  client.graphql<{ loginWithPasskey: { id: string } }>(
    'mutation ($passkey: String!) { loginWithPasskey(passkey: $passkey) { id } }',
    { passkey },
  );

/** Returns the WebAuthn options of a new challenge for this purpose. */
export const optionsFor = async (client: HttpClient, purpose: string) =>
  dataOf(await askForPasskey(client, purpose)).askForPasskey.options;

/** Adds a passkey for a logged-in user. */
export async function giveSoftwarePasskey(app: TestApp, { client }: Pick<Person, 'client'>) {
  const passkey = new SoftwarePasskey(app.config.publicUrl);
  const { options } = dataOf(await startPasskey(client)).startPasskey;
  const { recoveryCodes, user } = dataOf(await addPasskey(client, passkey.register(options))).addPasskey;
  return { passkey, recoveryCodes, secondFactor: user.secondFactor };
}
