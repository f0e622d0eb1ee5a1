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
