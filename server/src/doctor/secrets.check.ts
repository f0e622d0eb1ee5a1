import { weaknessOf } from '#server/config-values.ts';
import type { Config } from '#server/config.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { counted, read, text } from '#server/platform/db/read.ts';
import { TextCipher } from '#server/platform/common/text-cipher.ts';
import { doctorTexts } from './doctor-texts.ts';
import { findingsOf, type Finding } from './finding.ts';
import { readFirst } from './read-first.ts';

const { attention } = findingsOf('secrets');

const texts = doctorTexts.secrets;

/** The number of secrets of authenticator apps that are encrypted with another key. */
const OTHER_KEYS = read({ keyId: text }, ({ keyId }) =>
  db
    .selectFrom('totpAuthenticators as authenticator')
    .where('authenticator.keyId', 'is distinct from', keyId)
    .select(counted().as('count')),
);

/** Checks whether SECRET can be guessed, and whether SECRET_FALLBACK is still needed. */
export async function checkSecrets(config: Config, databaseUrl: string | undefined): Promise<Finding[]> {
  return [...weakFindings(config), ...(await fallbackFindings(config, databaseUrl))];
}

function weakFindings({ secret }: Config): Finding[] {
  if (secret === undefined || weaknessOf(secret) === undefined) return [];
  return [
    attention(
      () => texts.weak,
      () => texts.replace,
    ),
  ];
}

async function fallbackFindings(
  { secret, secretFallback }: Config,
  databaseUrl: string | undefined,
): Promise<Finding[]> {
  if (!secret || !secretFallback || !databaseUrl) return [];
  const { keyId } = new TextCipher({ current: secret });
  const count = (await readFirst(databaseUrl, OTHER_KEYS, { keyId }))?.count;
  // The check of the database reports why it cannot be reached.
  if (count === undefined) return [];
  return count > 0
    ? [
        attention(
          () => texts.needed({ count }),
          () => texts.wait,
        ),
      ]
    : [
        attention(
          () => texts.unneeded,
          () => texts.remove,
        ),
      ];
}
