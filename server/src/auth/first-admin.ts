import { timingSafeEqual } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { authRefusals } from '#shared/auth-refusals.ts';
import { paths } from '#shared/paths.ts';
import { settingsPaths } from '#shared/settings-paths.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { UserService } from '#server/user/user.service.ts';

interface Dependencies {
  users: UserService;
  /** Each key lets its holder create the first admin; the link contains the first one. All processes of a school share them. */
  setupKeys: readonly [string, ...string[]];
  publicUrl: string;
}

/**
 * Lets the reader of the server's startup log create the first admin in the browser. The link needs no table and no expiry: it works only
 * as long as there is no admin.
 */
export class FirstAdmin {
  constructor(private readonly deps: Dependencies) {}

  /** Returns the link to create the first admin's account, which continues with the first steps. Null once there is an admin. */
  async link(): Promise<string | null> {
    const { users, setupKeys, publicUrl } = this.deps;
    if (await users.hasAdmin()) return null;
    // Browsers do not send the part after `#`, so it appears in no access log.
    return `${publicUrl}${paths.setup}?next=${encodeURIComponent(settingsPaths.firstSteps)}#${setupKeys[0]}`;
  }

  /** Throws BAD_USER_INPUT for a wrong key. */
  requireKey(key: string): void {
    const given = Buffer.from(key);
    const isOurs = this.deps.setupKeys.some((each) => {
      const expected = Buffer.from(each);
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
    if (!isOurs) throw new AppError('BAD_USER_INPUT', authRefusals.wrongSetupLink);
  }

  /** Lets one transaction at a time, that of `em`, create the first admin. Throws CONFLICT when there is one. */
  async claim(em: EntityManager): Promise<void> {
    const { users } = this.deps;
    await users.lockRoles(em);
    if (await users.hasAdmin(em)) throw new AppError('CONFLICT', authRefusals.conflict.hasAdmin);
  }
}
