import 'reflect-metadata';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable, type Readable } from 'node:stream';
import { registerRules } from '#shared/auth.rules.ts';
import { normalizedEmail } from '#shared/email-address.ts';
import { Role } from '#shared/roles.ts';
import { hashPassword } from '#server/auth/password.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { validate } from '#server/platform/common/validate.ts';
import { OPERATOR } from '#server/platform/storage/picture-reading.ts';
import type { Container } from '#server/container.ts';
import { optionsOf } from './lib/options.ts';
import { runCommand, withContainer } from './lib/run-command.ts';

const HELP = `Creates an admin account, or makes an existing account an admin. Without an address, prints the link for creating the
first admin in a browser.

  npm run create-admin -- --email ada@school.example --name "Ada Admin"

  --email          address of the account
  --name           name of a new account
  --password-file  file with the password of a new account in its first line; by default, it is read from the terminal or
                   from standard input`;

const PORTRAIT = 'server/demo/media/avatars/admin.png';

await runCommand(async () => {
  const {
    email,
    name,
    'password-file': file,
  } = optionsOf(HELP, {
    email: { type: 'string' },
    name: { type: 'string' },
    'password-file': { type: 'string' },
  });
  await withContainer((container) =>
    email
      ? makeAdmin(container, { address: email, name, file }).catch(rethrowWithFaults)
      : tellLink(container),
  );
});

async function tellLink({ services }: Container): Promise<void> {
  const link = await services.firstAdmin.link();
  if (!link)
    throw new Error(
      'Missing email address. Run: npm run create-admin -- --email you@school.example --name "Your Name"',
    );
  console.log(`Create the first account of this school here:\n${link}`);
}

interface Wanted {
  address: string;
  name?: string;
  /** File with the password. */
  file?: string;
}

async function makeAdmin({ orm, services }: Container, { address, name, file }: Wanted): Promise<void> {
  const { users, images, newPasswords } = services;
  const existing = await users.findByEmail(normalizedEmail(address));
  if (existing) {
    existing.role = Role.ADMIN;
    existing.emailVerifiedAt ??= new Date();
    await orm.em.flush();
    return console.log(`${existing.email} is an admin now. The password is unchanged.`);
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

/** Rethrows an error with the message of each invalid field. */
function rethrowWithFaults(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  const faults = Object.entries(error.fields ?? {}).map(([field, message]) => `  ${field}: ${message}`);
  throw new Error([error.message, ...faults].join('\n'), { cause: error });
}

/** Reads the password interactively. As an argument it would appear in the shell history and the process list. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return firstLine(process.stdin);
  process.stderr.write('Password (6 to 16 characters, a number, a special character): ');
  try {
    return await firstLine(process.stdin);
  } finally {
    process.stderr.write('\n');
  }
}

/** Reads the first line, without echo on a terminal. Throws if there is none. */
async function firstLine(input: Readable & { isTTY?: boolean }): Promise<string> {
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output, terminal: input.isTTY ?? false });
  for await (const line of lines) return line;
  throw new Error(
    'There is no password. Type it at a terminal, or pass it as the first line of standard input or --password-file.',
  );
}
