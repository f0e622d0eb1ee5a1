import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { RequestContext } from '@mikro-orm/postgresql';
import { demoCourses } from '#demo/courses.ts';
import { Role } from '#shared/roles.ts';
import { hashPassword } from '#server/auth/password.ts';
import type { Actor } from '#server/common/actor.ts';
import type { Container } from '#server/container.ts';
import { Course } from '#server/course/course.entity.ts';
import { slugify } from '#server/course/slug.ts';
import { User } from '#server/user/user.entity.ts';

/** Found from the checkout, by source and build alike. */
const FOLDER = join(process.cwd(), 'server/demo');
const PASSWORD = 'Lectern#1';

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

/**
 * Fills an empty school with demo courses and accounts. Accounts come last, the admin's very last: as long as that
 * one is missing, an interrupted seed is done again. Returns whether the demo accounts exist.
 */
export async function seedDemo(container: Container, report: (line: string) => void): Promise<boolean> {
  return RequestContext.create(container.orm.em, async () => {
    const { em } = container.orm;
    const admin = { email: DEMO_ACCOUNTS[0].email };
    const strangers = { email: { $nin: DEMO_ACCOUNTS.map(({ email }) => email) } };
    if ((await em.count(User, admin)) === 0 && (await em.count(User, strangers)) === 0) {
      await seedCourses(container, report);
      await seedAccounts(container, report);
    }
    return (await em.count(User, admin)) > 0;
  });
}

async function seedCourses({ orm, services }: Container, report: (line: string) => void): Promise<void> {
  const { courses, lectures } = services;
  const seeder: Actor = { userId: '', role: Role.ADMIN, sessionId: '' };
  for (const [index, demo] of demoCourses.entries()) {
    report(`Adding demo course ${index + 1} of ${demoCourses.length}: ${demo.title}`);
    const unfinished = await orm.em.findOne(Course, { slug: slugify(demo.title) });
    if (unfinished) await courses.delete(seeder, unfinished.id);
    const course = await courses.create(seeder, demo, () => open(demo.thumbnail));
    for (const lecture of demo.lectures) {
      await lectures.add(seeder, course.id, lecture, () => open(lecture.file), lecture.isFreePreview);
    }
  }
}

async function seedAccounts(container: Container, report: (line: string) => void): Promise<void> {
  report('Adding demo accounts');
  const { users, images } = container.services;
  const passwordHash = await hashPassword(PASSWORD);
  for (const { email, fullName, role, avatar, isSubscribed } of [...DEMO_ACCOUNTS].reverse()) {
    if (await users.findByEmail(email)) continue;
    const user = await images.create(open(`media/avatars/${avatar}`), 'avatar', (em, avatarKey) =>
      users.create(em, { email, fullName, role, avatarKey, passwordHash }),
    );
    if (isSubscribed) await subscribe(container, { userId: user.id, role, sessionId: '' });
  }
}

/** Goes through a whole checkout in the sandbox. At Stripe itself nobody can pay without a browser. */
async function subscribe({ services, stripeSandbox }: Container, actor: Actor): Promise<void> {
  if (!stripeSandbox) return;
  const { id } = await services.payments.startCheckout(actor);
  stripeSandbox.payCheckout(id);
  await services.payments.confirmCheckout(actor, id);
}

function open(file: string) {
  return createReadStream(join(FOLDER, file));
}
