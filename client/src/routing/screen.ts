import type { ComponentType } from 'react';
import { Role } from '#shared/roles.ts';

/** The people who may open a screen: everyone, visitors, or people with one of the roles. */
export type RouteAccess = 'everyone' | 'visitors' | readonly Role[];

export const members: RouteAccess = [Role.ADMIN, Role.USER];
export const admins: RouteAccess = [Role.ADMIN];

/** Set on a route whose addresses are places on one screen: navigating between them keeps the focus. */
interface RouteHandle {
  keepsFocus: true;
}

/** A screen with an address of its own, loaded when it is first opened. */
export interface Screen {
  /** One of the `paths` or `patterns` of `paths.ts`. */
  path: string;
  access: RouteAccess;
  load: () => Promise<ComponentType>;
  handle?: RouteHandle;
}
