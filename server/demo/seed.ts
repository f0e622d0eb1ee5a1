import { RequestContext } from '@mikro-orm/postgresql';
import { hashPassword } from '#server/auth/password.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import type { Container } from '#server/container.ts';
import { OPERATOR } from '#server/platform/storage/picture-reading.ts';
import { User } from '#server/user/user.entity.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { demoCourses } from './courses.ts';
import { openDemoFile } from './files.ts';
import { seedHistory } from './history.ts';
import { addDemoStory } from './story.ts';

/**
 * Fills an empty school with demo courses and accounts. Creates the admin first, who creates the courses. An interrupted seed
 * continues as long as the last account is missing. Returns whether the demo accounts exist.
 *
 * @param stopping interrupts the seed after the current course, because all of them can take longer than a process has to stop.
 */
export async function seedDemo(
  container: Container,
  report: (line: string) => void,
  stopping?: AbortSignal,
): Promise<boolean> {
  return RequestContext.create(container.orm.em, async () => {
    const { em } = container.orm;
    const [admin, ...others] = DEMO_ACCOUNTS;
    const last = { email: others.at(-1)?.email };
    const strangers = { email: { $nin: DEMO_ACCOUNTS.map(({ email }) => email) } };
    if ((await em.count(User, last)) === 0 && (await em.count(User, strangers)) === 0) {
      report('Adding demo accounts');
      const passwordHash = await hashPassword(DEMO_PASSWORD);
      const seeder = await seedAccount(container, admin, passwordHash);
      await seedCourses(container, seeder, report, stopping);
      if (stopping?.aborted) return false;
      const { watching, payments, school } = container.services;
      await addDemoStory(school, seeder);
      await seedHistory(em, { watching, price: payments.plan().price, now: container.clock() });
      for (const account of others) await seedAccount(container, account, passwordHash);
    }
    return (await em.count(User, last)) > 0;
  });
}

async function seedCourses(
  { services }: Container,
  seeder: Actor,
  report: (line: string) => void,
  stopping?: AbortSignal,
): Promise<void> {
  for (const [index, course] of demoCourses.entries()) {
    if (stopping?.aborted) return;
    report(`Adding demo course ${index + 1} of ${demoCourses.length}: ${course.title}`);
    await services.demoCourses.add(seeder, course);
  }
}

/** Creates a demo account and its subscription, unless an earlier seed has created them. */
async function seedAccount(
  container: Container,
  { email, fullName, role, avatar, isSubscribed }: (typeof DEMO_ACCOUNTS)[number],
  passwordHash: string,
): Promise<Actor> {
  const { access, users, images, demoMarks } = container.services;
  const known = await users.findByEmail(email);
  const user =
    known ??
    (await images.create(
      openDemoFile(`media/avatars/${avatar}`),
      'avatar',
      OPERATOR,
      async (em, avatarKey) => {
        const emailVerifiedAt = new Date();
        const made = await users.create(em, {
          email,
          fullName,
          role,
          avatarKey,
          passwordHash,
          emailVerifiedAt,
        });
        await demoMarks.set(em, [made.id]);
        return made;
      },
    ));
  const actor: Actor = { userId: user.id, role, via: { kind: 'session', id: '' } };
  if (isSubscribed && !(await access.mayWatchAll(actor))) await subscribe(container, actor);
  return actor;
}

/** Completes a checkout in the sandbox. At Stripe, a payment needs a browser. */
async function subscribe({ services, stripeSandbox }: Container, actor: Actor): Promise<void> {
  if (!stripeSandbox) return;
  const { id } = await services.checkouts.start(actor);
  stripeSandbox.payCheckout(id);
  await services.checkouts.confirm(actor, id);
}
