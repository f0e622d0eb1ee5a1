import 'reflect-metadata';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { registerRules } from '#shared/auth.rules.ts';
import { Role } from '#shared/roles.ts';
import { hashPassword } from '#server/auth/password.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { validate } from '#server/platform/common/validate.ts';
import type { Container } from '#server/container.ts';
import { runCommand, withContainer } from './lib/command.ts';

/**
 * Makes an admin account, or makes an existing account one:
 * `npm run create-admin -- --email ada@school.example --name "Ada Admin"`. The password is asked for.
 */
const PORTRAIT = 'server/demo/media/avatars/admin.png';
const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });

await runCommand(async () => {
  const { email } = values;
  if (!email)
    throw new Error('Say who: npm run create-admin -- --email you@school.example --name "Your Name"');
  await withContainer((container) => makeAdmin(container, email).catch(rethrowWithFaults));
});

async function makeAdmin({ orm, services }: Container, address: string): Promise<void> {
  const { users, images } = services;
  const existing = await users.findByEmail(address.trim().toLowerCase());
  if (existing) {
    existing.role = Role.ADMIN;
    existing.emailVerifiedAt ??= new Date();
    await orm.em.flush();
    return console.log(`${existing.email} is an admin now. The password is as it was.`);
  }
  const fields = { fullName: values.name, email: address, password: await askPassword() };
  const { fullName, email, password } = validate(registerRules, fields);
  const passwordHash = await hashPassword(password);
  await images.create(createReadStream(PORTRAIT), 'avatar', (em, avatarKey) =>
    users.create(em, {
      fullName,
      email,
      passwordHash,
      avatarKey,
      role: Role.ADMIN,
      emailVerifiedAt: new Date(),
    }),
  );
  console.log(`${email} is an admin now.`);
}

/** Says which field was wrong, and how. */
function rethrowWithFaults(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  const faults = Object.entries(error.fields ?? {}).map(([field, message]) => `  ${field}: ${message}`);
  throw new Error([error.message, ...faults].join('\n'), { cause: error });
}

/** Asked for and not an argument, so that it is in no shell history and no process list. */
async function askPassword(): Promise<string> {
  process.stderr.write('Password (6 to 16 characters, a number, a special character): ');
  // What readline echoes goes nowhere.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const password = await terminal.question('');
  terminal.close();
  process.stderr.write('\n');
  return password;
}
