import { textsOf } from '#shared/texts/texts.ts';

/** What to do about an error of a bucket. `{s3}_REGION` is the name of a setting, such as S3_REGION. */
export const bucketTexts = textsOf('doctor-bucket', {
  create: 'Create the bucket {bucket}, or correct {s3}_BUCKET. If it exists, change {s3}_FORCE_PATH_STYLE.',
  correctKeys:
    'Correct {s3}_ACCESS_KEY_ID and {s3}_SECRET_ACCESS_KEY. A proxy in front of the storage must keep the Host header.',
  setRegion:
    'Set {s3}_REGION to the region of the bucket {bucket}, and {s3}_ENDPOINT to the address of that region.',
  keepTime: 'Synchronize the clock of this machine with NTP.',
  makeRoom: 'Free up space in the storage, or raise its quota.',
  useOther: 'The storage does not support a request that is needed. Upgrade it, or use another service.',
  giveRights: 'Allow the key to read, write, list and delete objects in the bucket {bucket}.',
  correctHost:
    'Correct the host name in {s3}_ENDPOINT. If it has no host names for buckets, set {s3}_FORCE_PATH_STYLE to true.',
  usePlainHttp: 'The storage does not use TLS at this port. Correct {s3}_ENDPOINT, or set up TLS.',
  trustCertificate: 'Renew the certificate of the storage, or add its certificate authority to this machine.',
  reach: 'Check that the storage is running, that {s3}_ENDPOINT is correct, and that no firewall blocks it.',
  correctSettings:
    'Check that the bucket {bucket} exists, and that {s3}_ENDPOINT, {s3}_REGION and both keys are correct.',
});
