import 'reflect-metadata';
import { normalizedEmail } from '#shared/email-address.ts';
import type { Container } from '#server/container.ts';
import { optionsOf } from './lib/options.ts';
import { runCommand, withContainer } from './lib/run-command.ts';

const HELP = `Turns off two-factor authentication of a user who has lost their second factor, admins included. The user is notified
by email.

  npm run remove-second-factor -- --email ada@school.example

  --email  address of the user`;

await runCommand(async () => {
  const { email } = optionsOf(HELP, { email: { type: 'string' } });
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
