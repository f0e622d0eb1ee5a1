import { useMatches } from 'react-router-dom';

/** The handle of the routes of screens for admins. */
export const ADMIN_SCREEN = Symbol('screen for admins');

/** Whether the current screen is for admins only: it has the side bar of the admin pages. */
export const useAdminScreen = (): boolean => useMatches().some(({ handle }) => handle === ADMIN_SCREEN);
