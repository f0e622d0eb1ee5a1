import { memberPath, type SubjectPaths } from '#client/entities/audit/subject-path.ts';
import { paths } from '#shared/paths.ts';

const listPath = () => paths.invitations;

export const auditActions: SubjectPaths = {
  INVITATION_ACCEPTED: memberPath,
  INVITATION_RESENT: listPath,
  INVITATION_RESTORED: listPath,
  INVITATION_REVOKED: listPath,
  INVITATION_SENT: listPath,
};
