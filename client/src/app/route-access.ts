import type { SessionStatus } from '#client/features/auth/use-session.ts';
import type { RouteAccess } from '#client/routing/screen.ts';
import type { Role } from '#shared/roles.ts';

/**
 * The decision of a guard: let the person in, wait for the session, offer a retry, ask to log in, refuse, or send a person who is
 * already logged in to where they were going.
 */
export type Passage = 'enter' | 'wait' | 'retry' | 'login' | 'denied' | 'onward';

/**
 * Decides about a route (specification, section 2). It only keeps people from screens that are of no use to them; the server
 * enforces the access.
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
