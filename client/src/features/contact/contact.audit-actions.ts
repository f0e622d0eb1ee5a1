import type { ToldActions } from '#client/entities/audit/told-action.ts';
import { paths } from '#shared/paths.ts';

const subjectPath = () => `${paths.messages}?show=all`;

export const auditActions: ToldActions = {
  MESSAGE_ANSWERED: { text: 'Answered a message', subjectPath },
  MESSAGE_HANDLED: { text: 'Marked a message as done', subjectPath },
  MESSAGE_REOPENED: { text: 'Reopened a message', subjectPath },
};
