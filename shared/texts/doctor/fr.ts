import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  part: {
    database: 'Base de données',
    storage: 'Stockage',
    mail: 'E-mail',
    stripe: 'Stripe',
    machine: 'Machine',
    address: 'Adresse',
    backups: 'Sauvegardes',
    secrets: 'Secrets',
  },
  address: {
    answers: '{url} répond {status}.',
    start: 'Démarrez l’école et vérifiez que le proxy transmet tous les chemins à son port.',
    leads: '{url} mène à l’école.',
    unreachable: '{url} est injoignable d’ici : {reason}.',
    reach:
      'Vérifiez que le nom mène à cette machine, que le proxy fonctionne et que son certificat est valide.',
    spoofed:
      'Les appelants passent pour ceux qu’ils prétendent être : TRUST_PROXY vaut {trusted}, et une requête traverse {proxies, plural, =0 {aucun proxy} one {# proxy} other {# proxys}}. Aucune limite ne tient.',
    setOrAdd: 'Réglez TRUST_PROXY sur {passed}, ou vérifiez que chaque proxy ajoute X-Forwarded-For.',
    shared:
      'Une requête traverse {proxies, plural, =0 {aucun proxy} one {# proxy} other {# proxys}}, et TRUST_PROXY vaut {trusted} : tous les visiteurs partagent les limites de {address}.',
    set: 'Réglez TRUST_PROXY sur {passed}.',
    plain: '{url} n’est pas en https : les mots de passe et les cookies peuvent être lus en chemin.',
    useHttps: 'Placez un proxy HTTPS devant l’école, et donnez son adresse à PUBLIC_URL.',
  },
  backups: {
    newest: 'La plus récente est du {at}.',
    old: 'La plus récente à laquelle rien ne manque est du {at}, alors qu’il s’en fait une chaque nuit.',
    none: 'Il n’y en a aucune à laquelle rien ne manque, alors qu’il s’en fait une chaque nuit.',
    make: 'Lancez `npm run backup`, qui dit ce qui ne va pas. Le journal de la nuit le dit aussi.',
    unusable: 'Leur emplacement n’a pas pu être examiné : {reason}.',
    seePlace:
      'Vérifiez que le dossier ou le bucket existe, et que BACKUP_FOLDER ou BACKUP_S3_BUCKET et ses clés sont corrects.',
  },
  database: {
    embedded: 'Le PostgreSQL intégré, qui démarre avec l’école.',
    unusable: 'La base de données de {host} est inutilisable : {reason}.',
    use: 'Vérifiez qu’elle fonctionne et que {setting} indique le bon hôte, le bon utilisateur, le bon mot de passe et la bonne base.',
    replica: 'Le réplica répond.',
    noReplica: 'DATABASE_REPLICA_URL mène à une base qui n’en suit aucune : rien ne lui est demandé.',
    setReplica: 'Indiquez un réplica que PostgreSQL tient à jour en flux, ou retirez ce réglage.',
    answers: 'PostgreSQL {version} répond.',
    old: 'C’est PostgreSQL {version}.',
    upgrade: 'Passez à la version {oldest} ou plus récente.',
    empty: 'Elle est vide.',
    startOnce: 'Démarrez l’école une fois : elle crée ses tables.',
    waiting: '{count, plural, one {# migration est en attente.} other {# migrations sont en attente.}}',
    start: 'Démarrez l’école : elle les applique avant de servir.',
    unknown: 'Elle contient des migrations que cette version ne connaît pas : {names}.',
    newer: 'Une version plus récente de Lectern est passée ici : utilisez celle-là.',
    connections:
      'Elle autorise {max} connexions. Deux processus de l’école peuvent en demander {needed}, le temps que l’un remplace l’autre.',
    allow: 'Réglez max_connections sur {needed} ou plus, ou DATABASE_POOL_SIZE sur moins de {pool}.',
    clock: 'Son horloge et celle de cette machine diffèrent de {seconds} secondes.',
    keepTime: 'Mettez les deux machines à l’heure par NTP.',
    inUse: '{used} des {max} connexions autorisées sont utilisées.',
    raise:
      'Augmentez max_connections, diminuez DATABASE_POOL_SIZE, ou voyez qui d’autre est connecté : pg_stat_activity le dit.',
    idle: 'Une transaction est ouverte depuis {seconds} secondes et ne fait rien. Elle garde ses verrous, et les lignes mortes ne peuvent pas être retirées.',
    endTransaction:
      'Voyez de qui il s’agit : pg_stat_activity nomme le processus {pid}. Pour y mettre fin : select pg_terminate_backend({pid})',
    long: 'Une instruction s’exécute depuis {seconds} secondes : {statement}',
    endStatement:
      'Voyez ce qu’elle attend : pg_stat_activity nomme le processus {pid}. Pour y mettre fin : select pg_cancel_backend({pid})',
    slow: 'Une instruction a pris {ms} ms en moyenne, {calls} fois : {statement}',
    analyze:
      'Lancez `analyze`, vérifiez que le disque et le processeur suivent, et recommencez le comptage : select pg_stat_statements_reset()',
    dead: 'La table {name} a {dead} lignes mortes pour {live} vivantes.',
    vacuum:
      'Vérifiez qu’autovacuum est actif et qu’aucune transaction ne reste ouverte, puis lancez : vacuum (analyze) {name}',
  },
  machine: {
    withoutFfmpeg: 'Les vidéos sont préparées sans ffmpeg, comme le veulent les réglages.',
    ffmpeg: 'Les vidéos sont préparées par {path}.',
    ffmpegWanted: 'Il n’y a pas de ffmpeg avec libx264, AAC et loudnorm, que demandent les réglages.',
    noFfmpeg:
      'Il n’y a pas de ffmpeg avec libx264, AAC et loudnorm : les vidéos n’ont qu’une qualité, et certaines passent dans peu de navigateurs.',
    installFfmpeg: 'Installez ffmpeg.',
    memory: 'Il y a {size} Go de mémoire.',
    giveMemory: 'Donnez 1 Go à l’école, et 2 Go avec ffmpeg.',
    room: 'Il reste {size} Go dans {folder}.',
    littleRoom: 'Il reste {size} Go dans {folder}, et la plus grande vidéo peut en prendre {largest}.',
    makeRoom: 'Faites-y de la place, ou diminuez MAX_VIDEO_MB.',
    unseen: '{folder} ne peut pas être examiné : {reason}.',
    seeFolder: 'Vérifiez qu’il existe et que l’école peut l’utiliser.',
    oldRuntime: 'Node.js {version} du {day} est obsolète.',
    upgradeRuntime: 'Mettez Lectern à jour : il apporte une version plus récente.',
  },
  mail: {
    mailbox: 'Les e-mails vont sur la page de la boîte.',
    setServer: 'Réglez SMTP_URL pour que les e-mails arrivent.',
    letsIn: '{host} nous laisse entrer. Pour savoir si un e-mail arrive : --mail you@school.example.',
    took: '{host} a pris un e-mail pour {to}. Vérifiez qu’il est là, et non parmi les indésirables.',
    refused: '{host} nous a refusés : {reason}.',
    seeServer:
      'Vérifiez que SMTP_URL a le bon hôte, le bon port, le bon utilisateur et le bon mot de passe, et que MAIL_FROM peut être envoyé de là.',
    subject: 'Les e-mails de {url} arrivent',
    nothingToDo: '{subject}. Il n’y a rien à faire.',
    reason: 'Vous recevez cet e-mail parce que quelqu’un a vérifié si les e-mails de cette école arrivent.',
  },
  secrets: {
    weak: 'SECRET peut être deviné : ce n’est pas un texte aléatoire.',
    replace:
      'Créez-en un autre avec `openssl rand -hex 32`, et gardez celui-ci comme SECRET_FALLBACK tant qu’il est nécessaire.',
    needed:
      '{count, plural, one {# application d’authentification a encore besoin de SECRET_FALLBACK.} other {# applications d’authentification ont encore besoin de SECRET_FALLBACK.}}',
    wait: 'Laissez-le en place. Une tâche horaire les chiffre avec SECRET.',
    unneeded: 'Plus rien dans la base de données n’a besoin de SECRET_FALLBACK.',
    remove:
      'Retirez-le cinq minutes après le remplacement du dernier processus. Conservez-le aussi longtemps que les sauvegardes faites avec lui.',
  },
  storage: {
    bucket: 'Le bucket {name}',
    folder: 'Le dossier {name}',
    works: '{place} prend les fichiers, les rend et les supprime.',
    notOpened: 'Ouverture impossible ({place}) : {reason}.',
    notWritten: 'Écriture impossible ({place}) : {reason}.',
    notRead: 'Lecture impossible ({place}) : {reason}.',
    seeBucket: 'Vérifiez que le bucket existe et que S3_ENDPOINT, S3_REGION et les deux clés sont justes.',
    seeFolder: 'Vérifiez que le compte de l’école peut y écrire et que le disque n’est pas plein.',
    cors: '{place} ne laisse pas les pages de {url} y chercher des vidéos.',
    giveCors: 'Donnez-lui la règle CORS de docs/videos.md.',
  },
  stripe: {
    simulated: 'Les paiements sont simulés.',
    setKey: 'Réglez STRIPE_SECRET_KEY pour en recevoir de vrais.',
    testKey: 'Stripe accepte la clé, qui sert aux essais : personne ne paie.',
    useLiveKey: 'Prenez la clé réelle à l’ouverture.',
    key: 'Stripe accepte la clé.',
    unknownKey: 'Stripe ne connaît pas la clé.',
    copyKey: 'Copiez de nouveau STRIPE_SECRET_KEY depuis le tableau de bord de Stripe.',
    noRights: 'La clé ne peut pas lire les prix.',
    giveRights: 'Donnez à la clé restreinte les droits de docs/payments.md.',
    unreachable: 'Stripe est injoignable.',
    reach: 'Vérifiez que cette machine atteint api.stripe.com, port 443.',
    otherEndpoints:
      'Stripe envoie ses événements à {others} et aucun à {url} : les paiements sont connus une heure plus tard.',
    changeEndpoint:
      'Changez l’adresse du point de terminaison dans le tableau de bord de Stripe, ou PUBLIC_URL.',
    noEndpoint: 'Stripe n’envoie aucun événement à {url} : les paiements sont connus une heure plus tard.',
    makeEndpoint:
      'Créez un point de terminaison, comme l’explique docs/payments.md, et donnez son secret à STRIPE_WEBHOOK_SECRET.',
    endpointUntold: 'La clé ne peut pas dire où Stripe envoie ses événements.',
    seeEndpoint: 'Vérifiez dans le tableau de bord de Stripe qu’il y a un point de terminaison {url}.',
    stopped: 'Stripe n’envoie plus d’événements à {url}.',
    enable: 'Activez le point de terminaison dans le tableau de bord de Stripe.',
    sends: 'Stripe envoie ses événements à {url}.',
    missingEvents: 'Le point de terminaison {url} ne reçoit pas {events}.',
    addEvents: 'Ajoutez-les dans le tableau de bord de Stripe.',
    noDatabase: 'L’arrivée des événements se vérifie avec une base de données qui a une adresse.',
    lookElsewhere: 'Regardez /admin/health, ou réglez DATABASE_URL.',
    arrived: 'Son événement {event} est arrivé après {seconds} secondes, signé comme il se doit.',
    refused:
      'Son événement {event} est arrivé et a été refusé : STRIPE_WEBHOOK_SECRET n’est pas celui du point de terminaison.',
    copySecret:
      'Copiez le secret de signature du point de terminaison depuis le tableau de bord de Stripe, et redémarrez l’école.',
    missed: 'Son événement {event} n’est pas arrivé à {url} en {seconds} secondes.',
    seeDelivery:
      'Voyez dans le tableau de bord de Stripe, au point de terminaison, ce qu’il est devenu, et vérifiez que l’adresse est joignable de partout.',
    notAsked: 'Stripe n’a pas pu être prié d’envoyer un événement : {reason}.',
    giveRightsToAsk:
      'Donnez à une clé restreinte les droits de docs/payments.md, et vérifiez que la base de données est joignable.',
    ofExpired: 'd’une commande expirée',
    clock:
      'L’horloge de cette machine et celle de Stripe diffèrent de {seconds} secondes : ses événements sont refusés.',
    keepTime: 'Mettez cette machine à l’heure par NTP.',
    priceNext: 'Son prix de {price} par an y sera créé par la prochaine commande.',
    priceOnSale: 'Son prix de {price} par an est en vente.',
    priceArchived:
      'Son prix de {price} par an appartient à un produit archivé : la prochaine commande en créera un autre.',
    restoreProduct:
      'Restaurez le produit dans le tableau de bord de Stripe, sauf s’il doit y en avoir un autre.',
    noPortal: 'Il n’y a pas de portail client : personne ne peut changer de carte.',
    savePortal:
      'Enregistrez ses réglages une fois dans le tableau de bord de Stripe, sous Billing → Customer portal.',
    portal: 'Chacun peut changer de carte et voir ses factures.',
    noCards: 'Le portail client ne laisse personne changer de carte.',
    noInvoices: 'Le portail client ne laisse personne voir ses factures.',
    allowInPortal: 'Autorisez-le dans le tableau de bord de Stripe, sous Billing → Customer portal.',
    portalUntold: 'La clé ne peut pas dire comment le portail client est réglé.',
    seePortal: 'Vérifiez dans le tableau de bord de Stripe que Billing → Customer portal est enregistré.',
    taxOn: 'Stripe Tax est actif.',
    taxOff: 'STRIPE_AUTOMATIC_TAX est actif et Stripe Tax ne l’est pas : personne ne peut payer.',
    setTax: 'Activez Stripe Tax dans le tableau de bord de Stripe, ou mettez STRIPE_AUTOMATIC_TAX à false.',
    taxUntold: 'La clé ne peut pas dire si Stripe Tax est actif.',
    seeTax: 'Vérifiez-le dans le tableau de bord de Stripe.',
  },
};
