import type { EntityManager } from '@mikro-orm/postgresql';
import { removeLearners, removeSubscriptions } from '#demo/history.ts';
import { removeDemoStory } from '#demo/story.ts';
import { demoTexts } from '#shared/demo.ts';
import type { AccessService } from '#server/access/access.service.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { Course } from '#server/course/course.entity.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { SessionLocks } from '#server/platform/db/session-locks.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import { demoActions } from './demo.audit-actions.ts';
import type { DemoCourses } from './demo-courses.ts';
import type { DemoMarks } from './demo-marks.ts';
import type { Demo } from './demo.type.ts';
import { removeTrialMoney } from './trial-money.ts';

interface Dependencies {
  em: EntityManager;
  locks: SessionLocks;
  marks: DemoMarks;
  demoCourses: DemoCourses;
  users: UserService;
  access: AccessService;
  school: SchoolService;
  audit: AuditLog;
}

/** Reads, adds and removes the demo content of a school. Courses can be added and removed, accounts only removed. */
export class DemoService {
  constructor(private readonly deps: Dependencies) {}

  /** Returns the demo content of the school. Throws UNAUTHENTICATED, FORBIDDEN. */
  async read(actor: Actor): Promise<Demo> {
    const { userId } = requireAdmin(actor);
    const { marks, demoCourses } = this.deps;
    const [marked, accountIds, missing] = await Promise.all([
      marks.courses(),
      marks.accountIds(),
      demoCourses.missing(),
    ]);
    const ids = (isChanged: boolean) =>
      marked.filter((one) => one.isChanged === isChanged).map(({ id }) => id);
    const em = this.deps.em.fork();
    const coursesOf = (courseIds: string[]) =>
      em.find(Course, { id: { $in: courseIds } }, { orderBy: { createdAt: 'asc', id: 'asc' } });
    return {
      id: 'demo',
      courses: await coursesOf(ids(false)),
      changedCourses: await coursesOf(ids(true)),
      accounts: await em.find(
        User,
        { id: { $in: accountIds.filter((id) => id !== userId) } },
        { orderBy: { createdAt: 'asc', id: 'asc' } },
      ),
      learnerCount: await marks.learnersOf(ids(false)),
      missingCourses: missing.length,
    };
  }

  /**
   * Adds the next missing course. Throws UNAUTHENTICATED, FORBIDDEN, CONFLICT while another call adds or removes, and the errors
   * of the storage. The next call completes a course that was only partly added.
   */
  async addCourse(actor: Actor): Promise<Demo> {
    requireAdmin(actor);
    const { demoCourses } = this.deps;
    await this.alone(async () => {
      const [next] = await demoCourses.missing();
      if (next) await demoCourses.add(actor, next);
    });
    return this.read(actor);
  }

  /**
   * Removes the unchanged demo content, course by course. After an interrupted call, the next call removes the rest. The account
   * of the caller stays, so that they are not locked out. Throws UNAUTHENTICATED, FORBIDDEN, CONFLICT while another call adds or
   * removes.
   */
  async remove(actor: Actor): Promise<Demo> {
    requireAdmin(actor);
    await this.alone(async () => {
      const { courses, changedCourses, accounts } = await this.read(actor);
      for (const { id } of [...courses, ...changedCourses]) await removeLearners(this.deps.em.fork(), id);
      let removed = 0;
      for (const { id } of courses) if (await this.deps.demoCourses.remove(actor, id)) removed++;
      await removeDemoStory(this.deps.school, actor);
      for (const account of accounts) await this.removeAccount(actor, account);
      await this.deps.em.fork().transactional(async (em) => {
        await removeSubscriptions(em);
        await this.deps.marks.clear(em);
        const { id, name } = this.deps.school.current;
        await this.deps.audit.record(em, actor, demoActions.DEMO_REMOVED, { id, label: name }, [
          { kind: 'DEMO', courses: removed, accounts: accounts.map(({ email }) => email) },
        ]);
      });
    });
    return this.read(actor);
  }

  /**
   * Deletes an account and what it paid in the sandbox. Ends its access first, because an account with a running subscription
   * cannot be deleted.
   */
  private async removeAccount(actor: Actor, { id, email }: User): Promise<void> {
    const { em, access, users, audit } = this.deps;
    try {
      await access.endAccess(id, { refund: false, record: () => Promise.resolve() });
    } catch (error) {
      // CONFLICT: the account had no access.
      if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error;
    }
    await em.fork().transactional(async (tx) => {
      // `delete` takes this lock before that of the customer, so both must be taken in this order.
      await users.lockRoles(tx);
      await removeTrialMoney(tx, id);
      await users.delete(tx, id);
      await audit.record(tx, actor, demoActions.DEMO_ACCOUNT_REMOVED, { id, label: email });
    });
  }

  private async alone(work: () => Promise<void>): Promise<void> {
    const { locks } = this.deps;
    if (!(await locks.tryTake('demo'))) throw new AppError('CONFLICT', demoTexts.conflict.busy);
    try {
      await work();
    } finally {
      await locks.release('demo');
    }
  }
}
