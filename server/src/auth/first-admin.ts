import { timingSafeEqual } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { authRefusals } from '#shared/auth-refusals.ts';
import { paths } from '#shared/paths.ts';
import { settingsPaths } from '#shared/settings-paths.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { UserService } from '#server/user/user.service.ts';

interface Dependencies {
  users: UserService;
  /** Each lets its holder make the first admin; the link has the first. They are the same in every process of a school. */
  setupKeys: readonly [string, ...string[]];
  publicUrl: string;
}

/**
 * Lets whoever reads what a school tells at its start make its first admin in the browser. The link needs no table and no end of
 * its own: it works as long as there is no admin, and never again.
 */
export class FirstAdmin {
  constructor(private readonly deps: Dependencies) {}

  /** Where the first admin makes an account, and goes on to the first steps; null once there is an admin. */
  async link(): Promise<string | null> {
    const { users, setupKeys, publicUrl } = this.deps;
    if (await users.hasAdmin()) return null;
    // Behind the `#` it is sent to no server, so that it stands in no log of addresses.
    return `${publicUrl}${paths.setup}?next=${encodeURIComponent(settingsPaths.firstSteps)}#${setupKeys[0]}`;
  }

  /** Throws BAD_USER_INPUT for another key than the link's. */
  requireKey(key: string): void {
    const given = Buffer.from(key);
    const isOurs = this.deps.setupKeys.some((each) => {
      const expected = Buffer.from(each);
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
    if (!isOurs) throw new AppError('BAD_USER_INPUT', authRefusals.wrongSetupLink);
  }

  /** Lets one transaction at a time make the first admin, that of `em`. Throws CONFLICT when there is one. */
  async claim(em: EntityManager): Promise<void> {
    const { users } = this.deps;
    await users.lockRoles(em);
    if (await users.hasAdmin(em)) throw new AppError('CONFLICT', authRefusals.conflict.hasAdmin);
  }
}
