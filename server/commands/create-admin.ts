import 'reflect-metadata';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable, type Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { registerRules } from '#shared/auth.rules.ts';
import { Role } from '#shared/roles.ts';
import { hashPassword } from '#server/auth/password.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { validate } from '#server/platform/common/validate.ts';
import { OPERATOR } from '#server/platform/storage/picture-reading.ts';
import type { Container } from '#server/container.ts';
import { runCommand, withContainer } from './lib/run-command.ts';

/**
 * Makes an admin account, or makes an existing account one; without an address it tells the link by which a browser makes the first:
 * `npm run create-admin -- --email ada@school.example --name "Ada Admin"`. The password is asked for at a terminal, else it is the
 * first line of the standard input or of `--password-file`.
 */
const PORTRAIT = 'server/demo/media/avatars/admin.png';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, name: { type: 'string' }, 'password-file': { type: 'string' } },
  });
  const { email, name, 'password-file': file } = values;
  await withContainer((container) =>
    email
      ? makeAdmin(container, { address: email, name, file }).catch(rethrowWithFaults)
      : tellLink(container),
  );
});

async function tellLink({ services }: Container): Promise<void> {
  const link = await services.firstAdmin.link();
  if (!link)
    throw new Error('Say who: npm run create-admin -- --email you@school.example --name "Your Name"');
  console.log(`Make the first account of this school here:\n${link}`);
}

interface Wanted {
  address: string;
  name?: string;
  /** That the password is in. */
  file?: string;
}

async function makeAdmin({ orm, services }: Container, { address, name, file }: Wanted): Promise<void> {
  const { users, images, newPasswords } = services;
  const existing = await users.findByEmail(address.trim().toLowerCase());
  if (existing) {
    existing.role = Role.ADMIN;
    existing.emailVerifiedAt ??= new Date();
    await orm.em.flush();
    return console.log(`${existing.email} is an admin now. The password is as it was.`);
  }
  const { fullName, email, password } = validate(registerRules, {
    fullName: name,
    email: address,
    password: file === undefined ? await askPassword() : await firstLine(createReadStream(file)),
  });
  newPasswords.requireUnguessable(password, 'password', { fullName, email });
  const passwordHash = await hashPassword(password);
  await images.create(createReadStream(PORTRAIT), 'avatar', OPERATOR, (em, avatarKey) =>
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
  if (!process.stdin.isTTY) return firstLine(process.stdin);
  process.stderr.write('Password (6 to 16 characters, a number, a special character): ');
  try {
    return await firstLine(process.stdin);
  } finally {
    process.stderr.write('\n');
  }
}

/** Throws when there is none. What a terminal would echo goes nowhere. */
async function firstLine(input: Readable & { isTTY?: boolean }): Promise<string> {
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output, terminal: input.isTTY ?? false });
  for await (const line of lines) return line;
  throw new Error(
    'There is no password: type it at a terminal, or give it as the first line of the standard input or of --password-file.',
  );
}
