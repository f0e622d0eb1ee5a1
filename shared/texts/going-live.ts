import { textsOf } from './texts.ts';

/**
 * The page Go live of the settings, for people who are no technicians: how a school gets from their computer to the internet.
 * `docs/going-live.md` is the complete guide, in English. Names of files and settings, in <code>, are not translated.
 */
export const goingLiveTexts = textsOf('going-live', {
  intro:
    'Move your school from this computer to the internet. The complete guide is <code>docs/going-live.md</code> in the folder of Lectern.',
  /** A list of what a live school needs, each with its state. The names of the other parts are those of the first steps. */
  state: {
    title: 'Checklist',
    address: 'Public address with HTTPS',
  },
  /** Two fields. What is typed into them replaces the examples in the commands of the page. */
  yours: {
    title: 'Your address',
    intro:
      'You need a domain name from a registrar, and must be able to change its DNS records. The commands on this page use what you type here.',
    domain: 'Domain name',
    email: 'Your email address',
    /** Errors below these fields. `example` is a complete domain name or email address. */
    domainFault: 'Enter a complete domain name, such as {example}',
    emailFault: 'Enter a complete email address, such as {example}',
  },
  backup: {
    title: 'Make a backup of this school',
    intro:
      'It takes your courses, members and settings to the server. Skip it if you start there with an empty school. Run both commands in a terminal, in the folder of Lectern. On Windows, the second one is <code>copy data\\secret school-backup\\secret</code>.',
    warning:
      'The folder <code>school-backup</code> has names, email addresses and password hashes. Delete it when the school is live.',
  },
  way: {
    title: 'Choose a way',
    server: 'Small server',
    containers: 'Containers',
    host: 'Managed host',
  },
  server: {
    intro: 'For most schools, up to 1,000 members. A script does the work.',
    rent: 'Rent an empty server with Debian 12 or Ubuntu 24.04, 2 GB of memory (better 4 GB) and 2 cores. The provider tells you its IP address.',
    dns: 'At your registrar, add an A record for {domain} with that IP address. The change can take an hour.',
    copy: 'In the folder of Lectern on this computer, copy Lectern and the backup to the server. Leave out the last line if you have no backup.',
    install:
      'Log in to the server and run the script. If a step fails, the script says what to do. Run it again then: it continues where it stopped.',
    withoutBackup:
      'Without a backup, run this line in place of the last one. It prints a link that creates your account.',
    finish:
      'On the server, set up email with the settings of your mail provider, and payments with the secret key of your Stripe account. The second command creates the webhook endpoint at Stripe.',
    check: 'Check the school. Each line should begin with ✓.',
  },
  containers: {
    intro: 'For people who already run containers with Docker and Compose.',
    settings:
      'In the folder of Lectern on the server, write the settings into a file <code>.env</code>, as <code>docs/going-live.md</code> describes. <code>SECRET</code> is the content of <code>school-backup/secret</code>.',
    start: 'Start the school.',
    restore: 'Restore the backup.',
    webhook:
      'When <code>.env</code> has the key of Stripe, create the webhook endpoint. Put the line that the first command prints into <code>.env</code> before you run the second.',
  },
  host: {
    intro: 'For people who do not want to look after a server. Any host that builds a Dockerfile will do.',
    order:
      'Order a container with 2 GB of memory, a PostgreSQL 15 or newer, and two S3 buckets: one for files, one for backups.',
    build:
      'Let the host build the <code>Dockerfile</code> of Lectern. The port is 4000, the address of the health check is <code>/readyz</code>.',
    variables:
      'Set the variables of the table in <code>docs/going-live.md</code>. <code>SECRET</code> is the content of <code>school-backup/secret</code>.',
    bucket:
      'Give the bucket of the files the CORS rule of <code>docs/videos.md</code>, and its key the permissions of <code>deploy/storage/school-policy.json</code>.',
    restore:
      'Stop the container. In a copy of Lectern on this computer, write the same variables and <code>NODE_ENV=production</code> into <code>.env</code>, and restore the backup. Then start the container, and add {domain} at the host.',
    webhook:
      'In the same copy, create the webhook endpoint at Stripe. Put the line that the command prints among the variables of the host, and delete <code>.env</code>.',
    check: 'Check the school in a shell of the container. Each line should begin with ✓.',
  },
});
