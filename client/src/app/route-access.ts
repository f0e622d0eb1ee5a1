import { Role } from '#shared/roles.ts';
import type { SessionStatus } from '#client/features/auth/use-session.ts';

/** Who may open a route: everyone, those who are not logged in, or those who have one of the roles. */
export type RouteAccess = 'everyone' | 'visitors' | readonly Role[];

export const members: RouteAccess = [Role.ADMIN, Role.USER];
export const admins: RouteAccess = [Role.ADMIN];

/**
 * What a guard does: let the person in, wait for the session, offer a retry, ask to log in, refuse, or send one
 * who is logged in already on to where they were going.
 */
export type Passage = 'enter' | 'wait' | 'retry' | 'login' | 'denied' | 'onward';

/**
 * Decides about a route (specification, section 2). It only saves people from screens that are of no use to them;
 * what they may do is decided by the server.
 */
export function passageTo(access: RouteAccess, status: SessionStatus, role: Role | undefined): Passage {
  if (access === 'everyone') return 'enter';
  if (access === 'visitors') return status === 'user' ? 'onward' : 'enter';
  switch (status) {
    case 'loading':
      return 'wait';
    case 'error':
      return 'retry';
    case 'visitor':
      return 'login';
    case 'user':
      return role && access.includes(role) ? 'enter' : 'denied';
  }
}
