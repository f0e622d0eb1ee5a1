import { Role } from '#shared/roles.ts';

/** Everybody's: it is published. */
export const DEMO_PASSWORD = 'Lectern#1';

/** The people of the demo school; nobody can have an address of this domain (RFC 2606). */
export const DEMO_ACCOUNTS = [
  {
    email: 'admin@example.com',
    fullName: 'Ada Admin',
    role: Role.ADMIN,
    avatar: 'admin.png',
    isSubscribed: false,
    about: 'runs the school',
  },
  {
    email: 'subscriber@example.com',
    fullName: 'Sam Subscriber',
    role: Role.USER,
    avatar: 'subscriber.png',
    isSubscribed: true,
    about: 'has an active subscription',
  },
  {
    email: 'learner@example.com',
    fullName: 'Lee Learner',
    role: Role.USER,
    avatar: 'learner.png',
    isSubscribed: false,
    about: 'has none yet',
  },
] as const;
