import { describe, expect, it } from 'vitest';
import { matchRoutes } from 'react-router-dom';
import type { RouteAccess } from '#client/routing/screen.ts';
import { passageTo, type Passage } from './route-access.ts';
import { screens } from './screens.ts';

const flat = screens.map(({ path, access }) => ({ path, access }));

/** The access of the screen that an address leads to. */
function accessOf(address: string): RouteAccess {
  const access = matchRoutes(flat, address)?.at(-1)?.route.access;
  if (!access) throw new Error(`No screen at ${address}`);
  return access;
}

const open = { visitor: 'enter', USER: 'enter', ADMIN: 'enter' } as const;
const doors = { visitor: 'enter', USER: 'onward', ADMIN: 'onward' } as const;
const forMembers = { visitor: 'login', USER: 'enter', ADMIN: 'enter' } as const;
const forAdmins = { visitor: 'login', USER: 'denied', ADMIN: 'enter' } as const;

/** The access to each address by role. `route-guard.test.tsx` shows where the others are sent. */
const table: [string, Record<'visitor' | 'USER' | 'ADMIN', Passage>][] = [
  // Section 2, the route table.
  ['/', open],
  ['/about', open],
  ['/login', doors],
  ['/signup', doors],
  ['/courses', open],
  ['/course/description', open],
  ['/contact', open],
  ['/denied', open],
  ['/course/create', forAdmins],
  ['/course/import', forAdmins],
  ['/course/addlecture', forAdmins],
  ['/admin/dashboard', forAdmins],
  ['/user/profile', forMembers],
  ['/user/editprofile', forMembers],
  ['/course/displaylecture', forMembers],
  ['/course/displaylectures', forMembers],
  ['/checkout', forMembers],
  ['/checkout/success', forMembers],
  ['/checkout/failure', forMembers],
  ['/changepassword', forMembers],
  // Our own addresses.
  ['/setup', doors],
  ['/forgotpassword', doors],
  ['/resetpassword', open],
  ['/verifyemail', open],
  ['/invitation', open],
  ['/confirmemail', open],
  ['/changeemail', forMembers],
  ['/user/access', forMembers],
  ['/user/terms/1772366400000', forMembers],
  ['/accountdeleted', open],
  ['/cancelrenewal', open],
  ['/cancel', open],
  ['/withdraw', open],
  ['/confirmdeclaration', open],
  ['/imprint', open],
  ['/privacy', open],
  ['/terms', open],
  ['/withdrawal-notice', open],
  ['/accessibility', open],
  ['/pages/visit-us', open],
  ['/developers', open],
  ['/certificates', open],
  ['/certificates/7KQ2', open],
  ['/courses/joins', open],
  ['/courses/joins/edit', forAdmins],
  ['/courses/joins/lectures', open],
  ['/courses/joins/lectures/7', open],
  ['/courses/joins/lectures/new', forAdmins],
  ['/courses/joins/lectures/add-text', forAdmins],
  ['/courses/joins/lectures/add-link', forAdmins],
  ['/courses/joins/lectures/7/edit', forAdmins],
  ['/courses/joins/lectures/7/captions', forAdmins],
  ['/courses/joins/lectures/7/chapters', forAdmins],
  ['/admin/statistics', forAdmins],
  ['/admin/courses', forAdmins],
  ['/admin/members', forAdmins],
  ['/admin/members/7', forAdmins],
  ['/admin/invitations', forAdmins],
  ['/admin/messages', forAdmins],
  ['/admin/payments', forAdmins],
  ['/admin/payments/problems', forAdmins],
  ['/admin/payments/ledger', forAdmins],
  ['/admin/payments/price-change', forAdmins],
  ['/admin/declarations', forAdmins],
  ['/admin/trash', forAdmins],
  ['/admin/audit', forAdmins],
  ['/admin/settings', forAdmins],
  ['/admin/settings/pages', forAdmins],
  ['/admin/settings/pages/new', forAdmins],
  ['/admin/settings/pages/7', forAdmins],
  ['/admin/health', forAdmins],
];

describe('the guard of', () => {
  it.each(table)('%s decides by role', (address, expected) => {
    const access = accessOf(address);
    expect({
      visitor: passageTo(access, 'visitor', undefined),
      USER: passageTo(access, 'user', 'USER'),
      ADMIN: passageTo(access, 'user', 'ADMIN'),
    }).toEqual(expected);
  });

  it('covers every screen of the client', () => {
    const guarded = table.map(([address]) => matchRoutes(flat, address)?.at(-1)?.route.path);
    expect(new Set(guarded)).toEqual(new Set(screens.map(({ path }) => path)));
  });

  it('leaves an unknown address without a screen', () => {
    expect(matchRoutes(flat, '/nowhere/at/all')).toBeNull();
  });
});

describe('while the session is loading or unavailable, the guard', () => {
  const address = '/checkout';

  it('neither lets the person in nor sends them away', () => {
    expect(passageTo(accessOf(address), 'loading', undefined)).toBe('wait');
  });

  it('offers a retry when the server could not be reached', () => {
    expect(passageTo(accessOf(address), 'error', undefined)).toBe('retry');
  });

  it('leaves public screens and the login open', () => {
    expect(passageTo(accessOf('/courses'), 'loading', undefined)).toBe('enter');
    expect(passageTo(accessOf('/login'), 'error', undefined)).toBe('enter');
  });
});
