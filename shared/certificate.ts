import { textsOf } from './texts/texts.ts';

/** Certificates of completed courses. */
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
    certificateCode: 'Enter the code printed on the certificate',
  },
  conflict: {
    courseNotCompleted: 'Complete every lecture to get the certificate',
  },
  notFound: {
    certificate: 'There is no certificate with this code',
  },
  /** The certificate itself, on its page and in its PDF. The name of the learner is above `completed`, the title of the course below it. */
  sheet: {
    kind: 'Certificate of completion',
    completed: 'has completed every lecture of',
    on: 'on {date}',
    taughtBy: 'Taught by {instructor}',
    number: 'Certificate {code}',
    /** The total length of the lectures. */
    minutes: '{minutes, plural, one {# minute} other {# minutes}} of video',
    hours: '{hours, plural, one {# hour} other {# hours}} of video',
    hoursAndMinutes:
      '{hours, plural, one {# hour} other {# hours}} {minutes, plural, one {# minute} other {# minutes}} of video',
  },
  pdf: 'Certificate (PDF)',
  /** Opens LinkedIn, where the learner can post a link to the certificate. */
  shareOnLinkedIn: 'Share on LinkedIn',
  /** The public page that verifies a certificate. */
  page: {
    code: 'Code of the certificate',
    otherCode: 'Code of another certificate',
    codeHelp: 'The code is at the bottom of the certificate. Case, spaces and dashes do not matter.',
    verify: 'Verify',
    title: 'Verify a certificate',
    genuine: 'This certificate is genuine',
    unknown:
      'Compare the code with the certificate, character by character. If they match, this school did not issue the certificate, or its owner has deleted their account.',
  },
  /** On the page of a completed course. */
  course: {
    completed: 'Course completed',
    explanation: 'You have completed every lecture. Your certificate confirms it, and anyone can verify it.',
    get: 'Get your certificate',
    yours: 'Your certificate',
    address: 'Verification link',
    copyLink: 'Copy link',
    openPage: 'Open page',
  },
});

/** The texts of the certificate itself, on its page and in its PDF. */
export const certificateSheet = certificateMessages.sheet;

/** The total length of the lectures of a course, as printed on a certificate: `1 hour 20 minutes of video`. */
export function videoLength(seconds: number): string {
  const all = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(all / 60);
  const minutes = all % 60;
  if (hours === 0) return certificateSheet.minutes({ minutes });
  return minutes === 0
    ? certificateSheet.hours({ hours })
    : certificateSheet.hoursAndMinutes({ hours, minutes });
}
