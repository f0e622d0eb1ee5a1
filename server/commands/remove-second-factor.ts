import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { normalizedEmail } from '#shared/email-address.ts';
import type { Container } from '#server/container.ts';
import { runCommand, withContainer } from './lib/run-command.ts';

/**
 * Turns off two-factor authentication of a user who has lost their second factor, admins included:
 * `npm run remove-second-factor -- --email ada@school.example`. The user is notified by email.
 */
await runCommand(async () => {
  const { email } = parseArgs({ options: { email: { type: 'string' } } }).values;
  if (!email)
    throw new Error('Missing email address. Run: npm run remove-second-factor -- --email you@school.example');
  await withContainer((container) => removeSecondFactor(container, normalizedEmail(email)));
});

async function removeSecondFactor({ orm, services }: Container, email: string): Promise<void> {
  const { users, secondFactors } = services;
  const user = await users.findByEmail(email);
  if (!user) throw new Error(`No account has the address ${email}.`);
  if (!(await secondFactors.isOn(user.id))) throw new Error(`${email} has no second factor.`);
  await orm.em.transactional((em) => secondFactors.removeAll(em, user));
  console.log(`${email} now logs in with the password only. They are notified by email.`);
}
