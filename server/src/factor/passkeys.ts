import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { SchoolService } from '#server/school/school.service.ts';
import type { User } from '#server/user/user.entity.ts';
import { Passkey } from './passkey.entity.ts';
import type { PasskeyCeremony, PasskeyChallenges } from './passkey-challenges.ts';

/** EdDSA, ES256 and RS256 (COSE), the common algorithms of authenticators. Post-quantum algorithms are still experimental in Node.js. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded on first use: it takes 6 MB, and some schools have no passkeys. */
const webAuthn = () => import('@simplewebauthn/server');

/** A challenge for a browser: the WebAuthn options, and the token for its cookie. */
export interface PasskeyQuestion {
  /** JSON of WebAuthn's `PublicKeyCredentialCreationOptionsJSON` or `...RequestOptionsJSON`. */
  options: string;
  token: string;
}

/** Passkeys (WebAuthn). Each must verify its user, which makes it two factors in one. */
export class Passkeys {
  private readonly origin: string;
  private readonly rpID: string;

  constructor(
    private readonly em: EntityManager,
    private readonly challenges: PasskeyChallenges,
    publicUrl: string,
    private readonly school: SchoolService,
  ) {
    ({ origin: this.origin, hostname: this.rpID } = new URL(publicUrl));
  }

  /** Returns a user's passkeys, oldest first. */
  async of(userId: string, em = this.em): Promise<Passkey[]> {
    return em.find(Passkey, { user: userId }, { orderBy: { createdAt: 'asc', id: 'asc' } });
  }

  /** Returns which of these users have a passkey. */
  async ownersAmong(userIds: readonly string[], em: EntityManager): Promise<Set<string>> {
    const found = await em.find(Passkey, { user: { $in: [...userIds] } });
    return new Set(found.map(({ user }) => user.id));
  }

  /** Creates the challenge for a new passkey of this user. */
  async askForNew({ id, email, fullName }: User, use: string): Promise<PasskeyQuestion> {
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: this.school.current.name,
      rpID: this.rpID,
      userID: new TextEncoder().encode(id),
      userName: email,
      userDisplayName: fullName,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: (await this.of(id)).map(descriptorOf),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return this.question(use, options);
  }

  /** Returns the credential that a browser has created; null if it does not answer the challenge. */
  async verifyNew(
    response: RegistrationResponseJSON,
    ceremony: PasskeyCeremony,
  ): Promise<WebAuthnCredential | null> {
    const expectedChallenge = await this.challenges.redeem(ceremony);
    if (expectedChallenge === null) return null;
    const { verifyRegistrationResponse } = await webAuthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: true,
    }).catch(() => ({ registrationInfo: undefined }));
    return registrationInfo?.credential ?? null;
  }

  /** Adds a passkey in the transaction of `em`; returns whether it was new. */
  async add(
    em: EntityManager,
    userId: string,
    name: string,
    { id: credentialId, publicKey, counter, transports = [] }: WebAuthnCredential,
  ): Promise<boolean> {
    if ((await em.count(Passkey, { credentialId })) > 0) return false;
    em.create(Passkey, {
      user: userId,
      name,
      credentialId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      lastUsedAt: null,
    });
    await em.flush();
    return true;
  }

  /** Creates a challenge for one of this user's passkeys, or for any passkey if no user is given. */
  async ask(use: string, userId?: string): Promise<PasskeyQuestion> {
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      rpID: this.rpID,
      allowCredentials: userId === undefined ? [] : (await this.of(userId)).map(descriptorOf),
      userVerification: 'required',
    });
    return this.question(use, options);
  }

  /** Returns the owner of the passkey that answered; null if the passkey is unknown or does not answer the challenge. */
  async verify(response: AuthenticationResponseJSON, ceremony: PasskeyCeremony): Promise<User | null> {
    const expectedChallenge = await this.challenges.redeem(ceremony);
    const credentialId = response.id;
    const passkey = await this.em.findOne(Passkey, { credentialId }, { populate: ['user'] });
    if (expectedChallenge === null || !passkey) return null;
    const { id, publicKey, counter, transports } = passkey;
    const { verifyAuthenticationResponse } = await webAuthn();
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
        transports,
      },
      requireUserVerification: true,
    }).catch(() => null);
    if (!verified?.verified) return null;
    const { newCounter } = verified.authenticationInfo;
    // A counter that does not grow indicates a cloned authenticator. Authenticators without a counter always send 0.
    const known = newCounter === 0 ? { counter: 0 } : { counter: { $lt: newCounter } };
    const used = { counter: newCounter, lastUsedAt: new Date() };
    const updated = await this.em.nativeUpdate(Passkey, { id, ...known }, used);
    return updated === 1 ? passkey.user.getEntity() : null;
  }

  /** Returns whether the user has the passkey. */
  async rename(em: EntityManager, userId: string, id: string, name: string): Promise<boolean> {
    return (await em.nativeUpdate(Passkey, { id, user: userId }, { name })) === 1;
  }

  /** Returns whether the user had the passkey. */
  async remove(em: EntityManager, userId: string, id: string): Promise<boolean> {
    return (await em.nativeDelete(Passkey, { id, user: userId })) === 1;
  }

  async removeAll(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(Passkey, { user: userId });
  }

  private async question(use: string, options: { challenge: string }): Promise<PasskeyQuestion> {
    const token = await this.challenges.save(use, options.challenge);
    return { options: JSON.stringify(options), token };
  }
}

const descriptorOf = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports });
