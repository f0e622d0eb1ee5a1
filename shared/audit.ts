/** Notices and errors about the audit log. */
export const auditMessages = {
  failure: {
    loadAuditLog: 'Failed to load the audit log',
  },
} as const;
