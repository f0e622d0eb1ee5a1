/** Notices and errors about the audit log. */
export const auditMessages = {
  failure: {
    loadAuditLog: 'Failed to load the audit log',
    exportAuditLog: 'Failed to export the audit log',
  },
  loading: {
    exportAuditLog: 'Collecting the entries',
  },
  success: {
    exportAuditLog: 'Audit log exported',
  },
} as const;
