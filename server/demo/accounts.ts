import { Role } from '#shared/roles.ts';

/** Password of all demo accounts. It is public. */
export const DEMO_PASSWORD = 'Lectern#1';

/** The accounts of the demo school. The domain of their addresses is reserved for examples (RFC 2606). */
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
