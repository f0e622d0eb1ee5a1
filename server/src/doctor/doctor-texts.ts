import { textsOf } from '#shared/texts/texts.ts';

/**
 * Findings of `npm run doctor` and of the page Health, for operators and admins: what was found, and what to do about it. The names of
 * settings, such as `TRUST_PROXY`, commands and SQL are not translated.
 */
export const doctorTexts = textsOf('doctor', {
  /** What was checked. Shown before each finding: `Database: PostgreSQL 17 responds.` */
  part: {
    database: 'Database',
    storage: 'Storage',
    mail: 'Email',
    stripe: 'Stripe',
    machine: 'Machine',
    address: 'Address',
    backups: 'Backups',
    secrets: 'Secrets',
    queue: 'Jobs',
  },
  /** Each group has what was found, followed by what to do about it. */
  address: {
    answers: '{url} responds with status {status}.',
    start: 'Start the server, and check that the proxy forwards all paths to its port.',
    leads: '{url} reaches the server.',
    unreachable: '{url} cannot be reached from this machine: {reason}.',
    reach:
      'Check that the host name points to this machine, that the proxy is running, and that its certificate is valid.',
    /** `trusted` is the number of trusted proxies that is set. */
    spoofed:
      'Client addresses can be spoofed: TRUST_PROXY is {trusted}, but a request passes {proxies, plural, =0 {no proxies} one {# proxy} other {# proxies}}. Rate limits can be bypassed.',
    setOrAdd: 'Set TRUST_PROXY to {passed}, or make sure that each proxy adds X-Forwarded-For.',
    shared:
      'A request passes {proxies, plural, =0 {no proxies} one {# proxy} other {# proxies}}, but TRUST_PROXY is {trusted}: all visitors share the rate limits of {address}.',
    set: 'Set TRUST_PROXY to {passed}.',
    plain: '{url} does not use HTTPS: passwords and cookies can be intercepted.',
    useHttps: 'Put an HTTPS proxy in front of the server, and set PUBLIC_URL to its address.',
  },
  backups: {
    unset: 'The school has no nightly backups.',
    setPlace: 'Set BACKUP_FOLDER or BACKUP_S3_BUCKET, and restart the server.',
    elsewhere:
      'A worker makes the backups in {folder}. To check them, run `npm run doctor` where the worker runs.',
    newest: 'The latest complete backup is from {at}.',
    old: 'The latest complete backup is from {at}, although backups run every night.',
    none: 'There is no complete backup, although backups run every night.',
    make: 'Run `npm run backup` to see what is wrong, or check the log of last night.',
    verified: 'A backup was last verified on {at}.',
    restored: 'A backup was last restored on {at}.',
    neverTried: 'No backup has been verified or restored yet.',
    triedLongAgo: 'No backup has been verified or restored since {at}.',
    rehearse: 'Run `npm run backup -- --verify`. Once a year, also restore a backup into an empty school.',
    damaged:
      '{count, plural, one {# file of the backups is damaged: {names}.} other {# files of the backups are damaged: {names}.}}',
    copyAgain:
      'Run `npm run backup`. It copies the files again that the school still has. Check the disk of the backups.',
    unusable: 'The location of the backups cannot be read: {reason}.',
    seePlace: 'Check that BACKUP_FOLDER is correct, and that the server may read and write in it.',
  },
  database: {
    embedded: 'The embedded PostgreSQL is used. It starts with the server.',
    unusable: 'The database at {host} cannot be used: {reason}.',
    /** `setting` is the name of a setting, such as DATABASE_URL. */
    correctPassword: 'Correct the user and the password in {setting}.',
    create: 'Create the database, or correct its name in {setting}.',
    freeConnections: 'Raise max_connections, or end other clients of the database.',
    encrypt: 'Add ?sslmode=require to {setting}, or allow this machine in pg_hba.conf.',
    doNotEncrypt: 'Remove sslmode from {setting}, or set up TLS in PostgreSQL.',
    trustCertificate:
      'Renew the certificate of the database, or add its certificate authority to this machine.',
    correctHost: 'Correct the host name in {setting}.',
    reach:
      'Check that PostgreSQL is running, that {setting} has its host and port, and that no firewall blocks it.',
    readOnly: 'The database is read-only. Pages can be read, but nothing can be changed.',
    findPrimary:
      'Set DATABASE_URL to the primary server. Some providers also make a database read-only when its disk is full.',
    use: 'Check that it is running, and that {setting} has the correct host, user, password and database.',
    replica: 'The replica responds.',
    noReplica: 'DATABASE_REPLICA_URL points to a database that is not a replica. No queries are sent to it.',
    setReplica: 'Set it to a streaming replica, or remove it.',
    answers: 'PostgreSQL {version} responds.',
    old: 'PostgreSQL {version} is too old.',
    upgrade: 'Upgrade to PostgreSQL {oldest} or newer.',
    empty: 'The database is empty.',
    startOnce: 'Start the server once to create the tables.',
    waiting: '{count, plural, one {# migration is pending.} other {# migrations are pending.}}',
    start: 'Start the server. It runs them before it accepts requests.',
    unknown: 'The database has migrations that this version does not know: {names}.',
    newer: 'A newer version of Lectern has used this database. Run that version.',
    /** Poolers such as PgBouncer stand between the server and PostgreSQL. */
    pooled:
      'A pooler in front of the database gives each transaction another session: locks and notifications are lost.',
    poolBySession:
      'Set the pooler to session pooling, or set DATABASE_URL to the address of PostgreSQL itself.',
    /** `encoding` is the name of an encoding, such as LATIN1. */
    encoding: 'The database stores text as {encoding}, which cannot hold the letters of all languages.',
    useUtf8:
      "Make a backup, create a database with create database … encoding 'UTF8' template template0, and restore into it.",
    /** `count` is the number of server processes that are running now. */
    connections:
      'The database allows {max} connections. {count, plural, one {# server process and its replacement} other {# server processes and one replacement}} may need {needed}.',
    allow: 'Set max_connections to at least {needed}, or DATABASE_POOL_SIZE to less than {pool}.',
    clock: 'The clocks of the database and this machine differ by {seconds} seconds.',
    keepTime: 'Synchronize the clocks of both machines with NTP.',
    inUse: '{used} of the {max} allowed connections are in use.',
    raise: 'Raise max_connections, lower DATABASE_POOL_SIZE, or look for other clients in pg_stat_activity.',
    idle: 'A transaction has been open for {seconds} seconds and is idle. It holds its locks and prevents the removal of dead rows.',
    endTransaction:
      'To find its client, look for process {pid} in pg_stat_activity. To end it, run: select pg_terminate_backend({pid})',
    long: 'A statement has been running for {seconds} seconds: {statement}',
    endStatement:
      'To see what it waits for, look for process {pid} in pg_stat_activity. To cancel it, run: select pg_cancel_backend({pid})',
    slow: 'A statement took {ms} ms on average over {calls} calls: {statement}',
    analyze:
      'Run `analyze`, check that the disk and the CPU keep up, then reset the statistics: select pg_stat_statements_reset()',
    dead: 'The table {name} has {dead} dead rows and {live} live rows.',
    vacuum:
      'Check that autovacuum is on and that no transaction stays open, then run: vacuum (analyze) {name}',
  },
  machine: {
    version: 'This is Lectern {version}.',
    withoutFfmpeg: 'Videos are prepared without ffmpeg, as configured.',
    ffmpeg: 'Videos are prepared with {path}.',
    ffmpegWanted: 'The settings require ffmpeg, but no ffmpeg with libx264, AAC and loudnorm was found.',
    noFfmpeg:
      'No ffmpeg with libx264, AAC and loudnorm was found. Videos have one quality, and some play in few browsers.',
    installFfmpeg: 'Install ffmpeg.',
    noZscale: '{path} lacks the filters zscale and tonemap. HDR videos look pale.',
    noBwdif: '{path} lacks the filter bwdif. Interlaced videos show combs.',
    installFullFfmpeg: 'Install an ffmpeg that has it, such as the package of Debian 12.',
    memory: 'The machine has {size} GB of memory.',
    giveMemory: 'Give the server 1 GB, or 2 GB with ffmpeg.',
    room: '{folder} has {size} GB left.',
    littleRoom: '{folder} has {size} GB left, but a video may have up to {largest} GB.',
    makeRoom: 'Free up space there, or lower MAX_VIDEO_MB.',
    unseen: 'The free space in {folder} cannot be checked: {reason}.',
    seeFolder: 'Check that the folder exists and that the server can access it.',
    /** `day` is when this version was released. */
    oldRuntime: 'Node.js {version} of {day} is out of date.',
    upgradeRuntime: 'Upgrade Lectern. It includes a newer version.',
  },
  mail: {
    mailbox: 'Emails are not sent. They appear on the mailbox page.',
    setServer: 'Set SMTP_URL to send emails.',
    letsIn:
      '{host} accepts connections. To test delivery, run `npm run doctor -- --mail you@school.example`.',
    took: '{host} accepted an email to {to}. Check that it arrived and is not in the spam folder.',
    refused: '{host} refused the connection or the email: {reason}.',
    correctLogin:
      'Correct the user and the password in SMTP_URL. Percent-encode special characters, such as %40 for @.',
    allowSender: 'Set MAIL_FROM to an address that {host} accepts as the sender.',
    allowRecipient: 'Let this account send emails to other domains at {host}.',
    changeProtocol: 'Begin SMTP_URL with smtps:// for port 465, and with smtp:// for ports 25 and 587.',
    trustCertificate: 'Renew the certificate of {host}, or add its certificate authority to this machine.',
    correctHost: 'Correct the host name in SMTP_URL.',
    reach:
      'Check that {host} is running. Many providers block the ports of mail servers: ask yours, or try port 587.',
    seeServer:
      'Check that SMTP_URL has the correct host, port, user and password, and that this host may send emails from MAIL_FROM.',
    /** Of a test email. */
    subject: 'Email delivery from {url} works',
    nothingToDo: '{subject}. No action is needed.',
    reason: 'You get this email because the email delivery of this school was tested.',
  },
  /** Background work that waits in the database. A lane is a kind of work with workers of its own. */
  queue: {
    lane: {
      mail: 'Emails',
      payments: 'Payments',
      video: 'Videos',
      housekeeping: 'Cleanup',
      unknown: 'Jobs of another version',
    },
    well: 'A process runs jobs. None of them is late or fails.',
    noWorker: 'No process runs jobs: emails, payments and videos wait.',
    startWorker: 'Start a process with ROLE=worker, or without ROLE.',
    /** `lane` is one of the names above. */
    late: '{lane}: the oldest due job has been waiting for {minutes} minutes.',
    addWorker: 'Check that the process that runs jobs is not stuck, or start another one with ROLE=worker.',
    /** `count` are the failing jobs of the lane, `name` is the technical name of a kind of job, `error` its last error message. */
    failed:
      '{lane}: {count, plural, one {# job fails and is retried} other {# jobs fail and are retried}}. {name}, queued at {since} or later, failed last with: {error}',
    /** The same, for jobs that failed for days. */
    givenUp:
      '{lane}: {count, plural, one {# job failed for days and is not retried} other {# jobs failed for days and are not retried}}. {name}, queued at {since} or later, failed last with: {error}',
    /** How to fix the failing jobs of a lane. */
    cure: {
      mail: 'Check the mail server. When it accepts an email again, the other emails follow within a minute.',
      payments:
        'Check status.stripe.com, and the log lines with the name of the job. When Stripe responds again, the jobs are retried.',
      video: 'Check ffmpeg, the storage and the free space, and the log lines with the name of the job.',
      housekeeping: 'Check the log lines with the name of the job.',
      unknown: 'Check that all processes run the same version.',
    },
    retry:
      'Fix the cause, then retry them: select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where attempts >= max_attempts), run_at := now(), attempts := 0)',
  },
  secrets: {
    weak: 'SECRET can be guessed because it is not random.',
    replace:
      'Generate a new one with `openssl rand -hex 32`, and keep the current one as SECRET_FALLBACK until it is no longer needed.',
    needed:
      '{count, plural, one {# authenticator app still needs SECRET_FALLBACK.} other {# authenticator apps still need SECRET_FALLBACK.}}',
    wait: 'Keep it set. An hourly job re-encrypts their keys with SECRET.',
    unneeded: 'Nothing in the database needs SECRET_FALLBACK any more.',
    remove:
      'Remove it five minutes after the last process was replaced. Store a copy for as long as you keep backups made with it.',
  },
  storage: {
    /** One of these two is `place` below. */
    bucket: 'The bucket {name}',
    folder: 'The folder {name}',
    works: '{place} works: files can be written, read and deleted.',
    notOpened: '{place} could not be opened: {reason}.',
    notWritten: '{place} could not be written to: {reason}.',
    notRead: '{place} could not be read: {reason}.',
    seeFolder: 'Check that the server can write there, and that the disk is not full.',
    /** `count` is the number of files that were looked for. */
    complete:
      '{count, plural, one {# file of the school was looked for and is there.} other {# files of the school were looked for and are there.}}',
    missing:
      '{missing} of {count, plural, one {# file} other {# files}} of the school that were looked for are missing in the storage.',
    findFiles:
      'Check that S3_BUCKET or DATA_DIR leads to the storage that the school has used. If the files are lost, restore a backup.',
    late: '{place} works, but new files can only be read after a delay.',
    beConsistent:
      'Use a storage with strong consistency, or a single zone of it. Until then, some uploads fail.',
    cors: '{place} does not let the pages of {url} load videos.',
    giveCors: 'Add the CORS rule from docs/videos.md.',
  },
  stripe: {
    simulated: 'Payments are simulated.',
    setKey: 'Set STRIPE_SECRET_KEY to take real payments.',
    testKey: 'Stripe accepts the key, but it is a test key: no real payments are made.',
    useLiveKey: 'Use the live key when you launch.',
    key: 'Stripe accepts the key.',
    unknownKey: 'Stripe does not accept the key.',
    copyKey: "Copy STRIPE_SECRET_KEY from Stripe's dashboard again.",
    otherAccount:
      'The key belongs to another Stripe account or mode than the payments of this school: customers cannot pay.',
    startWithAccount:
      'Open /admin/dashboard to start with this account, or set STRIPE_SECRET_KEY to the former key.',
    noRights: 'The key has no permission to read prices.',
    giveRights: 'Give the restricted key the permissions in docs/payments.md.',
    unreachable: 'Stripe cannot be reached.',
    reach: 'Check that this machine can reach api.stripe.com on port 443.',
    otherEndpoints:
      'Stripe sends events to {others}, but not to {url}. Payments are recorded up to an hour late.',
    changeEndpoint: "Change the endpoint's address in Stripe's dashboard, or PUBLIC_URL.",
    noEndpoint: 'Stripe sends no events to {url}. Payments are recorded up to an hour late.',
    makeEndpoint: 'Run `npm run stripe:webhook`, and restart the server. See docs/payments.md.',
    endpointUntold: 'The key has no permission to list webhook endpoints.',
    seeEndpoint: "Check in Stripe's dashboard that an endpoint {url} exists.",
    stopped: 'Stripe has stopped sending events to {url}.',
    enable: "Enable the endpoint in Stripe's dashboard.",
    sends: 'Stripe sends events to {url}.',
    missingEvents: 'The endpoint {url} does not receive {events}.',
    addEvents: 'Run `npm run stripe:webhook`.',
    noDatabase: 'Event delivery cannot be tested without DATABASE_URL.',
    lookElsewhere: 'Open /admin/health instead, or set DATABASE_URL.',
    /** `event` is its ID, such as `evt_1AbC`, or the text `ofExpired`. */
    arrived: 'The event {event} arrived after {seconds} seconds with a valid signature.',
    refused: 'The event {event} arrived but was refused: STRIPE_WEBHOOK_SECRET does not match the endpoint.',
    copySecret: "Copy the endpoint's signing secret from Stripe's dashboard, and restart the server.",
    missed: 'The event {event} did not arrive at {url} within {seconds} seconds.',
    seeDelivery:
      "Check the delivery attempts of the endpoint in Stripe's dashboard, and that the address can be reached from the internet.",
    notAsked: 'A test event could not be requested from Stripe: {reason}.',
    giveRightsToAsk:
      'Give the restricted key the permissions in docs/payments.md, and check that the database can be reached.',
    /** Stands for `event` while its ID is unknown: `The event of an expired checkout arrived …` */
    ofExpired: 'of an expired checkout',
    clock:
      'The clocks of this machine and Stripe differ by {seconds} seconds. At more than 300 seconds, events are refused.',
    keepTime: 'Synchronize the clock of this machine with NTP.',
    priceNext: 'The next checkout creates the price of {price} a year at Stripe.',
    priceOnSale: 'The price of {price} a year is active.',
    priceArchived:
      'The price of {price} a year belongs to an archived product. The next checkout creates a new product.',
    restoreProduct: "Restore the product in Stripe's dashboard, unless you want a new one.",
    noPortal: 'There is no customer portal: customers cannot change their card.',
    savePortal: "Save its settings once in Stripe's dashboard, under Billing → Customer portal.",
    portal: 'Customers can change their card and see their invoices.',
    noCards: 'The customer portal does not let customers change their card.',
    noInvoices: 'The customer portal does not let customers see their invoices.',
    noTaxNumbers:
      'The customer portal does not let customers change the name and the tax number on their invoices.',
    allowInPortal: "Allow it in Stripe's dashboard, under Billing → Customer portal.",
    portalUntold: 'The key has no permission to read the settings of the customer portal.',
    seePortal: "Check in Stripe's dashboard that the settings under Billing → Customer portal are saved.",
    taxOn: 'Stripe Tax is on.',
    taxOff: 'STRIPE_AUTOMATIC_TAX is on, but Stripe Tax is not: customers cannot pay.',
    setTax: "Set up Stripe Tax in Stripe's dashboard, or set STRIPE_AUTOMATIC_TAX to false.",
    taxNotAdded:
      'The offer says that tax is added at checkout, but STRIPE_AUTOMATIC_TAX is off: no tax is charged.',
    addTax: "Set STRIPE_AUTOMATIC_TAX to true, or change the setting 'Tax' of the offer.",
    taxUntold: 'The key has no permission to read the settings of Stripe Tax.',
    seeTax: "Check in Stripe's dashboard that Stripe Tax is on.",
  },
});
