/** Notices and errors about certificates. */
export const certificateMessages = {
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
} as const;

/** What stands on a certificate, on its page and on its PDF. */
export const certificateSheet = {
  kind: 'Certificate of completion',
  completed: 'has completed every lecture of',
  on: (date: string) => `on ${date}`,
  taughtBy: (instructor: string) => `Taught by ${instructor}`,
  number: (code: string) => `Certificate ${code}`,
} as const;

/** How long the lectures of a course are, to be read on its certificate: `1 hour 20 minutes of video`. */
export function videoLength(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const said = parts.flatMap(([count, unit]) =>
    count > 0 ? [`${count.toLocaleString('en')} ${unit}${count === 1 ? '' : 's'}`] : [],
  );
  return `${said.join(' ')} of video`;
}
