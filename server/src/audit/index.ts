import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { UserServices } from '#server/user/index.ts';
import { AuditEntrySchema } from './audit-entry.entity.ts';
import { AuditLog } from './audit-log.ts';
import { AuditResolver } from './audit.resolver.ts';

export const auditFeature = defineFeature({
  entities: [AuditEntrySchema],
  create({ em, statements, users }: Platform & UserServices) {
    const audit = new AuditLog(em, statements);
    return { provides: { audit }, resolvers: [new AuditResolver(audit, users)] };
  },
});

export type AuditServices = ServicesOf<typeof auditFeature>;
