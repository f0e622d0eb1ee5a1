import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  part: {
    database: 'Datenbank',
    storage: 'Speicher',
    mail: 'Mail',
    stripe: 'Stripe',
    machine: 'Maschine',
    address: 'Adresse',
    backups: 'Sicherungen',
    secrets: 'Geheimnisse',
  },
  address: {
    answers: '{url} antwortet mit {status}.',
    start: 'Starten Sie die Schule, und prüfen Sie, ob der Proxy alle Pfade an ihren Port weitergibt.',
    leads: '{url} führt zur Schule.',
    unreachable: '{url} ist von hier aus nicht erreichbar: {reason}.',
    reach:
      'Prüfen Sie, ob der Name zu dieser Maschine führt, der Proxy läuft und sein Zertifikat gültig ist.',
    spoofed:
      'Anfragende gelten als die, für die sie sich ausgeben: TRUST_PROXY ist {trusted}, und eine Anfrage durchläuft {proxies, plural, =0 {keinen Proxy} one {# Proxy} other {# Proxys}}. Keine Begrenzung greift.',
    setOrAdd: 'Setzen Sie TRUST_PROXY auf {passed}, oder prüfen Sie, ob jeder Proxy X-Forwarded-For ergänzt.',
    shared:
      'Eine Anfrage durchläuft {proxies, plural, =0 {keinen Proxy} one {# Proxy} other {# Proxys}}, und TRUST_PROXY ist {trusted}: Alle teilen sich die Begrenzungen von {address}.',
    set: 'Setzen Sie TRUST_PROXY auf {passed}.',
    plain: '{url} ist kein https: Passwörter und Cookies sind unterwegs lesbar.',
    useHttps:
      'Stellen Sie einen Proxy mit HTTPS vor die Schule, und setzen Sie PUBLIC_URL auf dessen Adresse.',
  },
  backups: {
    newest: 'Die neueste ist vom {at}.',
    old: 'Die neueste, in der nichts fehlt, ist vom {at}, obwohl jede Nacht eine gemacht wird.',
    none: 'Es gibt keine, in der nichts fehlt, obwohl jede Nacht eine gemacht wird.',
    make: 'Führen Sie `npm run backup` aus: Das sagt, was nicht stimmt. Auch im Log der Nacht steht es.',
    unusable: 'Ihr Ort lässt sich nicht ansehen: {reason}.',
    seePlace:
      'Prüfen Sie, ob der Ordner oder der Bucket da ist und ob BACKUP_FOLDER oder BACKUP_S3_BUCKET und seine Schlüssel stimmen.',
  },
  database: {
    embedded: 'Das eingebaute PostgreSQL, das mit der Schule startet.',
    unusable: 'Die Datenbank unter {host} ist nicht benutzbar: {reason}.',
    use: 'Prüfen Sie, ob sie läuft und {setting} den richtigen Host, Benutzer, das richtige Passwort und die richtige Datenbank nennt.',
    replica: 'Die Replik antwortet.',
    noReplica: 'DATABASE_REPLICA_URL führt zu einer Datenbank, die keiner folgt: Sie wird nichts gefragt.',
    setReplica: 'Setzen Sie es auf eine Replik, die PostgreSQL per Streaming führt, oder lassen Sie es weg.',
    answers: 'PostgreSQL {version} antwortet.',
    old: 'Es ist PostgreSQL {version}.',
    upgrade: 'Aktualisieren Sie es auf {oldest} oder neuer.',
    empty: 'Sie ist leer.',
    startOnce: 'Starten Sie die Schule einmal: Sie legt ihre Tabellen an.',
    waiting: '{count, plural, one {# Migration steht aus.} other {# Migrationen stehen aus.}}',
    start: 'Starten Sie die Schule: Sie holt sie nach, bevor sie antwortet.',
    unknown: 'Sie hat Migrationen, die diese Version nicht kennt: {names}.',
    newer: 'Hier war eine neuere Version von Lectern: Starten Sie diese.',
    connections:
      'Sie erlaubt {max} Verbindungen. Zwei Prozesse der Schule können {needed} brauchen, solange einer den anderen ablöst.',
    allow:
      'Setzen Sie max_connections auf {needed} oder mehr, oder DATABASE_POOL_SIZE auf weniger als {pool}.',
    clock: 'Ihre Uhr und die dieser Maschine weichen um {seconds} Sekunden voneinander ab.',
    keepTime: 'Lassen Sie beide Maschinen ihre Uhr per NTP stellen.',
    inUse: '{used} der {max} erlaubten Verbindungen sind belegt.',
    raise:
      'Erhöhen Sie max_connections, senken Sie DATABASE_POOL_SIZE, oder sehen Sie nach, wer sonst verbunden ist: pg_stat_activity nennt alle.',
    idle: 'Eine Transaktion ist seit {seconds} Sekunden offen und tut nichts. Sie hält ihre Sperren, und tote Zeilen lassen sich nicht entfernen.',
    endTransaction:
      'Sehen Sie nach, wer es ist: pg_stat_activity nennt den Prozess {pid}. So beenden Sie ihn: select pg_terminate_backend({pid})',
    long: 'Eine Anweisung läuft seit {seconds} Sekunden: {statement}',
    endStatement:
      'Sehen Sie nach, worauf sie wartet: pg_stat_activity nennt den Prozess {pid}. So beenden Sie sie: select pg_cancel_backend({pid})',
    slow: 'Eine Anweisung brauchte im Mittel {ms} ms, {calls}-mal: {statement}',
    analyze:
      'Führen Sie `analyze` aus, prüfen Sie, ob Platte und Prozessor mithalten, und zählen Sie neu: select pg_stat_statements_reset()',
    dead: 'Die Tabelle {name} hat {dead} tote neben {live} lebenden Zeilen.',
    vacuum:
      'Prüfen Sie, ob Autovacuum an ist und keine Transaktion offen bleibt, und führen Sie aus: vacuum (analyze) {name}',
  },
  machine: {
    withoutFfmpeg: 'Videos werden ohne ffmpeg aufbereitet, wie es die Einstellungen sagen.',
    ffmpeg: 'Videos werden von {path} aufbereitet.',
    ffmpegWanted: 'Es gibt kein ffmpeg mit libx264, AAC und loudnorm, das die Einstellungen verlangen.',
    noFfmpeg:
      'Es gibt kein ffmpeg mit libx264, AAC und loudnorm: Videos haben nur eine Qualität, und manche laufen in wenigen Browsern.',
    installFfmpeg: 'Installieren Sie ffmpeg.',
    memory: 'Es gibt {size} GB Arbeitsspeicher.',
    giveMemory: 'Geben Sie der Schule 1 GB, mit ffmpeg 2 GB.',
    room: 'In {folder} sind {size} GB frei.',
    littleRoom: 'In {folder} sind {size} GB frei, und das größte Video darf {largest} GB haben.',
    makeRoom: 'Schaffen Sie dort Platz, oder senken Sie MAX_VIDEO_MB.',
    unseen: '{folder} lässt sich nicht ansehen: {reason}.',
    seeFolder: 'Prüfen Sie, ob der Ordner da ist und die Schule ihn benutzen darf.',
    oldRuntime: 'Node.js {version} vom {day} ist veraltet.',
    upgradeRuntime: 'Aktualisieren Sie Lectern: Es bringt eine neuere Version mit.',
  },
  mail: {
    mailbox: 'Mail geht auf die Seite des Postfachs.',
    setServer: 'Setzen Sie SMTP_URL, damit Mail ankommt.',
    letsIn: '{host} lässt uns ein. Ob Mail ankommt: --mail you@school.example.',
    took: '{host} hat eine Mail an {to} angenommen. Sehen Sie nach, ob sie da ist und nicht im Spam.',
    refused: '{host} hat uns abgewiesen: {reason}.',
    seeServer:
      'Prüfen Sie, ob SMTP_URL den richtigen Host, Port, Benutzer und das richtige Passwort hat und MAIL_FROM von dort gesendet werden darf.',
    subject: 'Mail von {url} kommt an',
    nothingToDo: '{subject}. Es ist nichts zu tun.',
    reason: 'Sie erhalten diese E-Mail, weil jemand ausprobiert hat, ob Mail dieser Schule ankommt.',
  },
  secrets: {
    weak: 'SECRET ist zu erraten: Es ist kein zufälliger Text.',
    replace:
      'Erzeugen Sie mit `openssl rand -hex 32` ein neues, und behalten Sie dieses als SECRET_FALLBACK, solange es gebraucht wird.',
    needed:
      '{count, plural, one {# Authenticator-App braucht SECRET_FALLBACK noch.} other {# Authenticator-Apps brauchen SECRET_FALLBACK noch.}}',
    wait: 'Lassen Sie es gesetzt. Ein stündlicher Auftrag verschlüsselt sie mit SECRET.',
    unneeded: 'Nichts in der Datenbank braucht SECRET_FALLBACK noch.',
    remove:
      'Entfernen Sie es fünf Minuten, nachdem der letzte Prozess ersetzt wurde. Bewahren Sie es so lange auf wie die Sicherungen, die damit gemacht wurden.',
  },
  storage: {
    bucket: 'Der Bucket {name}',
    folder: 'Der Ordner {name}',
    works: '{place} nimmt Dateien an, gibt sie heraus und löscht sie.',
    notOpened: '{place} ließ sich nicht öffnen: {reason}.',
    notWritten: '{place} ließ sich nicht beschreiben: {reason}.',
    notRead: '{place} ließ sich nicht lesen: {reason}.',
    seeBucket: 'Prüfen Sie, ob der Bucket da ist und S3_ENDPOINT, S3_REGION und beide Schlüssel stimmen.',
    seeFolder: 'Prüfen Sie, ob das Konto der Schule dort schreiben darf und die Platte nicht voll ist.',
    cors: '{place} lässt die Seiten von {url} keine Videos holen.',
    giveCors: 'Geben Sie ihm die CORS-Regel aus docs/videos.md.',
  },
  stripe: {
    simulated: 'Zahlungen werden simuliert.',
    setKey: 'Setzen Sie STRIPE_SECRET_KEY, um echte anzunehmen.',
    testKey: 'Stripe nimmt den Schlüssel an, der zum Probieren ist: Niemand bezahlt.',
    useLiveKey: 'Nehmen Sie den Live-Schlüssel, wenn Sie öffnen.',
    key: 'Stripe nimmt den Schlüssel an.',
    unknownKey: 'Stripe kennt den Schlüssel nicht.',
    copyKey: 'Kopieren Sie STRIPE_SECRET_KEY noch einmal aus dem Dashboard von Stripe.',
    noRights: 'Der Schlüssel darf keine Preise lesen.',
    giveRights: 'Geben Sie dem eingeschränkten Schlüssel die Rechte aus docs/payments.md.',
    unreachable: 'Stripe ist nicht erreichbar.',
    reach: 'Prüfen Sie, ob diese Maschine api.stripe.com, Port 443, erreicht.',
    otherEndpoints:
      'Stripe schickt Ereignisse an {others} und keine an {url}: Zahlungen sind erst eine Stunde später bekannt.',
    changeEndpoint: 'Ändern Sie die Adresse des Endpunkts im Dashboard von Stripe, oder PUBLIC_URL.',
    noEndpoint: 'Stripe schickt keine Ereignisse an {url}: Zahlungen sind erst eine Stunde später bekannt.',
    makeEndpoint:
      'Legen Sie einen Endpunkt dafür an, wie docs/payments.md sagt, und setzen Sie STRIPE_WEBHOOK_SECRET auf dessen Geheimnis.',
    endpointUntold: 'Der Schlüssel darf nicht sagen, wohin Stripe seine Ereignisse schickt.',
    seeEndpoint: 'Sehen Sie im Dashboard von Stripe nach, ob es einen Endpunkt {url} gibt.',
    stopped: 'Stripe schickt keine Ereignisse mehr an {url}.',
    enable: 'Aktivieren Sie den Endpunkt im Dashboard von Stripe.',
    sends: 'Stripe schickt Ereignisse an {url}.',
    missingEvents: 'Der Endpunkt {url} bekommt kein {events}.',
    addEvents: 'Ergänzen Sie sie im Dashboard von Stripe.',
    noDatabase: 'Ob Ereignisse ankommen, sieht man mit einer Datenbank, die eine Adresse hat.',
    lookElsewhere: 'Sehen Sie unter /admin/health nach, oder setzen Sie DATABASE_URL.',
    arrived: 'Sein Ereignis {event} kam nach {seconds} Sekunden an, richtig unterschrieben.',
    refused:
      'Sein Ereignis {event} kam an und wurde abgewiesen: STRIPE_WEBHOOK_SECRET ist nicht das des Endpunkts.',
    copySecret:
      'Kopieren Sie das Signaturgeheimnis des Endpunkts aus dem Dashboard von Stripe, und starten Sie die Schule neu.',
    missed: 'Sein Ereignis {event} kam nicht innerhalb von {seconds} Sekunden bei {url} an.',
    seeDelivery:
      'Sehen Sie im Dashboard von Stripe beim Endpunkt nach, was daraus wurde, und ob die Adresse von überall erreichbar ist.',
    notAsked: 'Stripe konnte nicht um ein Ereignis gebeten werden: {reason}.',
    giveRightsToAsk:
      'Geben Sie einem eingeschränkten Schlüssel die Rechte aus docs/payments.md, und prüfen Sie, ob die Datenbank erreichbar ist.',
    ofExpired: 'eines abgelaufenen Bezahlvorgangs',
    clock:
      'Die Uhren dieser Maschine und von Stripe weichen um {seconds} Sekunden voneinander ab: Seine Ereignisse werden abgewiesen.',
    keepTime: 'Lassen Sie diese Maschine ihre Uhr per NTP stellen.',
    priceNext: 'Ihr Preis von {price} im Jahr wird dort vom nächsten Bezahlvorgang angelegt.',
    priceOnSale: 'Ihr Preis von {price} im Jahr ist im Verkauf.',
    priceArchived:
      'Ihr Preis von {price} im Jahr gehört zu einem archivierten Produkt: Der nächste Bezahlvorgang legt ein anderes an.',
    restoreProduct:
      'Stellen Sie das Produkt im Dashboard von Stripe wieder her, es sei denn, es soll ein anderes sein.',
    noPortal: 'Es gibt kein Kundenportal: Niemand kann die Karte wechseln.',
    savePortal:
      'Speichern Sie dessen Einstellungen einmal im Dashboard von Stripe, unter Billing → Customer portal.',
    portal: 'Alle können ihre Karte wechseln und ihre Rechnungen sehen.',
    noCards: 'Das Kundenportal lässt niemanden die Karte wechseln.',
    noInvoices: 'Das Kundenportal lässt niemanden die Rechnungen sehen.',
    allowInPortal: 'Erlauben Sie es im Dashboard von Stripe, unter Billing → Customer portal.',
    portalUntold: 'Der Schlüssel darf nicht sagen, wie das Kundenportal eingestellt ist.',
    seePortal: 'Sehen Sie im Dashboard von Stripe nach, ob Billing → Customer portal gespeichert ist.',
    taxOn: 'Stripe Tax ist an.',
    taxOff: 'STRIPE_AUTOMATIC_TAX ist an, und Stripe Tax nicht: Niemand kann bezahlen.',
    setTax:
      'Richten Sie Stripe Tax im Dashboard von Stripe ein, oder setzen Sie STRIPE_AUTOMATIC_TAX auf false.',
    taxUntold: 'Der Schlüssel darf nicht sagen, ob Stripe Tax an ist.',
    seeTax: 'Sehen Sie im Dashboard von Stripe nach, ob es an ist.',
  },
};
