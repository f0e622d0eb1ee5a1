import type { Feature } from '#server/feature.ts';
import { AuditEntrySchema } from './audit-entry.entity.ts';
import { AuditResolver } from './audit.resolver.ts';

export const auditFeature: Feature = {
  entities: [AuditEntrySchema],
  resolvers: ({ audit, users }) => [new AuditResolver(audit, users)],
};
