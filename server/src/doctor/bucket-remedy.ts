import type { BucketSettings } from '#server/config-services.ts';
import { bucketTexts as texts } from './bucket-texts.ts';
import { remedyOf, type Remedies } from './remedies.ts';

interface Told {
  /** First part of the names of the settings. */
  s3: 'S3' | 'BACKUP_S3';
  bucket: string;
}

/** The remedy for each cause, by S3's error codes, HTTP statuses and Node's error codes. The first match counts. */
const REMEDIES: Remedies<Told> = [
  [/NoSuchBucket/, (told) => texts.create(told)],
  [/InvalidAccessKeyId|SignatureDoesNotMatch/, (told) => texts.correctKeys(told)],
  [
    /AuthorizationHeaderMalformed|PermanentRedirect|IllegalLocationConstraint|\b301\b/,
    (told) => texts.setRegion(told),
  ],
  [/RequestTimeTooSkewed/, () => texts.keepTime],
  [/StorageFull|QuotaExceeded|\b507\b/, () => texts.makeRoom],
  [/NotImplemented|BadDigest|InvalidDigest|XAmzContentSHA256Mismatch|\b501\b|\b405\b/, () => texts.useOther],
  [/AccessDenied|\b403\b/, (told) => texts.giveRights(told)],
  [/ENOTFOUND|EAI_AGAIN/, (told) => texts.correctHost(told)],
  [/\bEPROTO\b/, (told) => texts.usePlainHttp(told)],
  [/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/, () => texts.trustCertificate],
  [/ECONN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|TimeoutError/, (told) => texts.reach(told)],
];

/**
 * Returns what to do about an error of a bucket.
 * @param prefix the first part of the names of its settings
 */
export function bucketRemedy(
  error: unknown,
  { bucket }: Pick<BucketSettings, 'bucket'>,
  prefix: Told['s3'] = 'S3',
): string {
  return remedyOf(error, {
    remedies: REMEDIES,
    otherwise: texts.correctSettings,
    told: { s3: prefix, bucket },
  });
}
