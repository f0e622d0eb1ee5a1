/** The roles: an ADMIN runs the school, a USER learns in it. */
export const Role = { ADMIN: 'ADMIN', USER: 'USER' } as const;
export type Role = (typeof Role)[keyof typeof Role];
