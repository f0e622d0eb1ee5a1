import { describe, expect, it } from 'vitest';
import { matchRoutes } from 'react-router-dom';
import type { RouteAccess } from '#client/routing/screen.ts';
import { paths, stateRoutes } from '#shared/paths.ts';
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

/** The access to each address by role (specification, section 2). */
const table: [string, Record<'visitor' | 'USER' | 'ADMIN', Passage>][] = [
  [paths.home, open],
  [paths.login, doors],
  [paths.signup, doors],
  [paths.setup, doors],
  [paths.about, open],
  [paths.imprint, open],
  [paths.privacy, open],
  [paths.terms, open],
  [paths.contact, open],
  [paths.profile, forMembers],
  [paths.editProfile, forMembers],
  [paths.access, forMembers],
  [paths.changePassword, forMembers],
  [paths.changeEmail, forMembers],
  [paths.forgotPassword, doors],
  [paths.resetPassword, open],
  [paths.verifyEmail, open],
  [paths.confirmEmail, open],
  [paths.courses, open],
  [paths.course('joins'), open],
  [paths.lectures('joins'), open],
  [paths.lecture('joins', '7'), open],
  [paths.certificate('7KQ2'), open],
  [paths.developers, open],
  [paths.denied, open],
  [stateRoutes.courseDescription, open],
  [stateRoutes.displayLecture, forMembers],
  [stateRoutes.displayLectures, forMembers],
  [paths.checkout, forMembers],
  [paths.checkoutSuccess, forMembers],
  [paths.checkoutFailure, forMembers],
  [paths.createCourse, forAdmins],
  [stateRoutes.addLecture, forAdmins],
  [paths.addLecture('joins'), forAdmins],
  [paths.editCourse('joins'), forAdmins],
  [paths.editLecture('joins', '7'), forAdmins],
  [paths.captions('joins', '7'), forAdmins],
  [paths.chapters('joins', '7'), forAdmins],
  [paths.dashboard, forAdmins],
  [paths.members, forAdmins],
  [paths.member('7'), forAdmins],
  [paths.messages, forAdmins],
  [paths.adminCourses, forAdmins],
  [paths.payments, forAdmins],
  [paths.paymentProblems, forAdmins],
  [paths.trash, forAdmins],
  [paths.auditLog, forAdmins],
  [paths.statistics, forAdmins],
  [paths.health, forAdmins],
  [paths.settings, forAdmins],
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
});

describe('while the session is loading or unavailable, the guard', () => {
  const address = paths.checkout;

  it('neither lets the person in nor sends them away', () => {
    expect(passageTo(accessOf(address), 'loading', undefined)).toBe('wait');
  });

  it('offers a retry when the server could not be reached', () => {
    expect(passageTo(accessOf(address), 'error', undefined)).toBe('retry');
  });

  it('leaves public screens and the login open', () => {
    expect(passageTo(accessOf(paths.courses), 'loading', undefined)).toBe('enter');
    expect(passageTo(accessOf(paths.login), 'error', undefined)).toBe('enter');
  });
});
