import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { RequestContext } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { Role } from '#shared/roles.ts';
import { hashPassword } from '#server/auth/password.ts';
import { webVtt } from '#server/caption/web-vtt.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import type { Container } from '#server/container.ts';
import { Course } from '#server/course/course.entity.ts';
import { slugify } from '#server/course/slug.ts';
import { User } from '#server/user/user.entity.ts';
import { demoCourses } from './courses.ts';
import { seedHistory } from './history.ts';

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
 * Fills an empty school with demo courses and accounts. The admin comes first and makes the courses; as long as the last
 * account is missing, an interrupted seed is done again. Returns whether the demo accounts exist.
 */
export async function seedDemo(container: Container, report: (line: string) => void): Promise<boolean> {
  return RequestContext.create(container.orm.em, async () => {
    const { em } = container.orm;
    const [admin, ...others] = DEMO_ACCOUNTS;
    const last = { email: others.at(-1)?.email };
    const strangers = { email: { $nin: DEMO_ACCOUNTS.map(({ email }) => email) } };
    if ((await em.count(User, last)) === 0 && (await em.count(User, strangers)) === 0) {
      report('Adding demo accounts');
      const passwordHash = await hashPassword(PASSWORD);
      const seeder = await seedAccount(container, admin, passwordHash);
      await seedCourses(container, seeder, report);
      const { watching, payments } = container.services;
      await seedHistory(em, { watching, price: payments.plan().price, now: container.clock() });
      // Nobody sets it up.
      await container.services.setup.dismissAll();
      for (const account of others) await seedAccount(container, account, passwordHash);
    }
    return (await em.count(User, last)) > 0;
  });
}

async function seedCourses(
  { orm, services }: Container,
  seeder: Actor,
  report: (line: string) => void,
): Promise<void> {
  const { courses, courseTrash, lectures, captions } = services;
  for (const [index, demo] of demoCourses.entries()) {
    report(`Adding demo course ${index + 1} of ${demoCourses.length}: ${demo.title}`);
    const unfinished = await orm.em.findOne(Course, { slug: slugify(demo.title) });
    if (unfinished && !unfinished.deletedAt) await courses.delete(seeder, unfinished.id);
    if (unfinished) await courseTrash.purge(unfinished.id);
    const course = await courses.create(seeder, demo, () => open(demo.thumbnail));
    for (const lecture of demo.lectures) {
      const { id } = await lectures.add(
        seeder,
        course.id,
        lecture,
        () => open(lecture.file),
        lecture.isFreePreview,
      );
      const file = webVtt(await demoCues(lecture.file));
      await captions.save(seeder, { lectureId: id, language: 'en' }, () =>
        Readable.from([Buffer.from(file)]),
      );
    }
  }
}

/** Makes a demo account, unless an earlier seed did. */
async function seedAccount(
  container: Container,
  { email, fullName, role, avatar, isSubscribed }: (typeof DEMO_ACCOUNTS)[number],
  passwordHash: string,
): Promise<Actor> {
  const { users, images } = container.services;
  const known = await users.findByEmail(email);
  const user =
    known ??
    (await images.create(open(`media/avatars/${avatar}`), 'avatar', (em, avatarKey) =>
      users.create(em, { email, fullName, role, avatarKey, passwordHash, emailVerifiedAt: new Date() }),
    ));
  const actor: Actor = { userId: user.id, role, via: { kind: 'session', id: '' } };
  if (isSubscribed && !known) await subscribe(container, actor);
  return actor;
}

/** Goes through a whole checkout in the sandbox. At Stripe itself nobody can pay without a browser. */
async function subscribe({ services, stripeSandbox }: Container, actor: Actor): Promise<void> {
  if (!stripeSandbox) return;
  const { id } = await services.checkouts.start(actor);
  stripeSandbox.payCheckout(id);
  await services.checkouts.confirm(actor, id);
}

const cueRules = z.array(z.object({ start: z.number(), end: z.number(), text: z.string() }));

/** What is said in a demo video, as it was said when the video was made. */
async function demoCues(file: string) {
  const cues = await readFile(join(FOLDER, file.replace(/\.mp4$/, '.cues.json')), 'utf8');
  return cueRules.parse(JSON.parse(cues));
}

function open(file: string) {
  return createReadStream(join(FOLDER, file));
}
