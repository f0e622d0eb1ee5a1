import { textsOf } from './texts/texts.ts';

/** What is said of certificates. */
export const certificateMessages = textsOf('certificate', {
  failure: {
    issueCertificate: 'Failed to issue the certificate',
    loadCertificate: 'Failed to load the certificate',
  },
  loading: {
    issueCertificate: 'Issuing your certificate',
  },
  success: {
    issueCertificate: 'Your certificate is ready',
  },
  validation: {
    certificateCode: 'Type the code that stands on the certificate',
  },
  conflict: {
    courseNotCompleted: 'The certificate comes when every lecture is done',
  },
  notFound: {
    certificate: 'There is no certificate with this code',
  },
  /** What stands on a certificate, on its page and on its PDF; a name stands above and a title below `completed`. */
  sheet: {
    kind: 'Certificate of completion',
    completed: 'has completed every lecture of',
    on: 'on {date}',
    taughtBy: 'Taught by {instructor}',
    number: 'Certificate {code}',
    /** How long the lectures of the course are. */
    minutes: '{minutes, plural, one {# minute} other {# minutes}} of video',
    hours: '{hours, plural, one {# hour} other {# hours}} of video',
    hoursAndMinutes:
      '{hours, plural, one {# hour} other {# hours}} {minutes, plural, one {# minute} other {# minutes}} of video',
  },
  pdf: 'Certificate (PDF)',
  /** The page on which everybody can see whether a certificate is genuine. */
  page: {
    code: 'Code of the certificate',
    otherCode: 'Code of another certificate',
    codeHelp: 'It stands at its foot. Case, spaces and dashes do not matter.',
    verify: 'Verify',
    title: 'Verify a certificate',
    genuine: 'This certificate is genuine',
    unknown:
      'Compare it with the certificate, letter by letter. If it is the same, the certificate is not ours, or its owner has deleted their account.',
  },
  /** To who has completed a course. */
  course: {
    completed: 'Course completed',
    explanation: 'You have done every lecture. The certificate says so, and everybody can verify it.',
    get: 'Get your certificate',
    yours: 'Your certificate',
    address: 'Where everybody can verify it',
    copyLink: 'Copy link',
    openPage: 'Open page',
  },
});

/** What stands on a certificate, on its page and on its PDF. */
export const certificateSheet = certificateMessages.sheet;

/** How long the lectures of a course are, to be read on its certificate: `1 hour 20 minutes of video`. */
export function videoLength(seconds: number): string {
  const all = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(all / 60);
  const minutes = all % 60;
  if (hours === 0) return certificateSheet.minutes({ minutes });
  return minutes === 0
    ? certificateSheet.hours({ hours })
    : certificateSheet.hoursAndMinutes({ hours, minutes });
}
