/** The address of the school, and of its admin. */
export interface Place {
  domain: string;
  email: string;
}

/** The examples of `docs/going-live.md`. */
export const EXAMPLE: Place = { domain: 'school.example', email: 'you@school.example' };

const DOMAIN = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$/;
/** No signs with which a shell would do something else. */
const EMAIL = /^[\w.+-]+@[\w.-]+\.\w+$/;

/** Reads the domain name that an admin has typed, also from an address with `https://`. Returns null if it is not complete. */
export function domainOf(typed: string): string | null {
  const name = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '');
  return DOMAIN.test(name) ? name : null;
}

/** Reads the email address that an admin has typed. Returns null if it is not complete. */
export function emailOf(typed: string): string | null {
  const email = typed.trim();
  return EMAIL.test(email) ? email : null;
}

const lines = (...all: string[]) => all.join('\n');

/** The commands of `docs/going-live.md`. A test compares them. */
export const commands = {
  backup: lines('npm run backup -- --to school-backup', 'cp data/secret school-backup/secret'),
  copy: ({ domain }: Place) =>
    lines(
      'tar --exclude=node_modules --exclude=dist --exclude=data --exclude=school-backup -czf ../lectern.tgz .',
      `scp ../lectern.tgz root@${domain}:`,
      `scp -r school-backup root@${domain}:`,
    ),
  install: ({ domain, email }: Place) =>
    lines(
      `ssh root@${domain}`,
      'mkdir lectern && tar -xzf lectern.tgz -C lectern && cd lectern',
      `bash deploy/install.sh ${domain} ${email} --restore ~/school-backup`,
    ),
  installEmpty: ({ domain, email }: Place) => `bash deploy/install.sh ${domain} ${email}`,
  finish: lines('lectern mail', 'lectern stripe'),
  check: 'lectern doctor',
  start: 'docker compose up --build --wait',
  restore: lines(
    'docker compose stop web worker',
    'tar -cf - -C school-backup --exclude=secret . | docker compose run --rm --no-TTY worker tar -xf - -C /backups --no-same-owner',
    'docker compose run --rm worker node scripts/command.mjs restore --from /backups',
    'docker compose up --detach --wait',
  ),
  webhook: lines(
    'docker compose run --rm web node scripts/command.mjs create-webhook --print',
    'docker compose up --detach --wait',
  ),
  checkContainers: 'docker compose run --rm worker node scripts/command.mjs doctor',
  hostRestore: 'npm run restore -- --from school-backup',
  hostWebhook: 'npm run stripe:webhook -- --print',
  hostCheck: 'node scripts/command.mjs doctor',
};
