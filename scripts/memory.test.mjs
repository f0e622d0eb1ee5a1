import { describe, expect, it } from 'vitest';
import { root } from './lib/project.mjs';
import { readSources, withoutTests } from './lib/rooms.mjs';

/**
 * Collections that outlive a request, by file and name, and why they cannot grow without limit. A cache with `maxSize` has a limit in
 * bytes in the code. `server/src/kept-memory.test.ts` fills the caches that clients can fill.
 */
const BOUNDS = {
  'auth/hash-threads.ts idle': 'as many as passwords are hashed at a time, which `passwordHashing` limits',
  'caption/transcript-cache.ts keys': 'one for each piece of the lecture that a job works on',
  'certificate/certificate-files.ts pending': 'one for each request in progress',
  'certificate/typesetter.ts registered': 'fonts, for one document',
  'certificate/typesetter.ts widths': 'characters of our fonts, for one document',
  'course-export/course-folder.ts files': 'those of one course, for one answer',
  'course-export/course-folder.ts pictures': 'those of one course, for one answer',
  'course/catalogue.ts prepared': 'the SQL of a list, which has no text of a client in it',
  'course/course-copies.ts hooks': 'features',
  'course/course-trash.service.ts beforeDeletion': 'features',
  'lecture/lecture-changes.ts subscribers': 'one for each open stream of an admin',
  'lecture/lecture-publishing.ts listeners': 'features',
  'lecture/lecture-trash.service.ts beforeDeletion': 'features',
  'lecture/processing/lecture-processing.job.ts listeners': 'features',
  'pages/page-queries.ts everybodys': 'documents of the built client',
  'pages/page-scripts.ts links': 'screens and languages',
  'payment/stripe/customer-turns.ts tails':
    'one for each customer whose turn is taken or waited for, for seconds',
  'payment/stripe/stripe-plan.ts missing': 'prices of the school',
  'payment/stripe/stripe-plan.ts pending': 'prices of the school',
  'platform/answers/kept.ts making': 'one for each request in progress',
  'payment/account/stripe-accounts.ts listeners': 'features',
  'platform/answers/public-content.ts listeners': 'caches, and the read replica',
  'platform/common/batched.ts waiting': '`maxWaiting`, or the keys of one request',
  'platform/common/fair-queue.ts running': '`concurrency`',
  'platform/common/fair-queue.ts turns': 'one for each task that runs or waits',
  'platform/common/fair-queue.ts waiting': '`maxWaiting`',
  'platform/common/bounded-queue.ts waiting': '`maxWaiting`',
  'platform/common/process-limit.ts spent': '10,000 keys of 50 characters at most',
  'platform/common/security-log.ts lines': '1,000 networks, for a minute',
  'platform/db/notifications.ts listeners': 'channels of the features',
  'platform/db/query-compiler.ts answered': 'columns of one query',
  'platform/db/query-compiler.ts numbers': 'parameters of one query',
  'platform/db/read-replica.ts places': 'one for each poll of the last seconds',
  'platform/db/read.ts known': 'reads of the loaded modules',
  'platform/db/restarts.ts tries': '`MOST_TRIES`',
  'platform/db/session-locks.ts claimed': 'work in progress',
  'platform/db/session-locks.ts held': 'work in progress',
  'platform/fonts/font-files.ts unpacked': 'our fonts',
  'platform/fonts/font-runs.ts characters': 'our fonts',
  'platform/fonts/text-images.ts known': 'our fonts',
  'platform/graphql/context.ts batches': 'batch functions, for one request',
  'platform/graphql/known-documents.ts parsedOfClient': 'documents of the built client',
  'platform/http/connection-bounds.ts idle': 'one for each open connection',
  'platform/http/connection-bounds.ts networks': 'one for each open connection',
  'platform/http/connection-bounds.ts places': 'one for each open connection',
  'platform/http/connection-bounds.ts silent': 'one for each open connection',
  'platform/http/held-bytes.ts places': 'one for each request in progress',
  'platform/http/request-language.ts known': '1,000 headers, of which 256 characters are read',
  'platform/jobs/job.ts lanes': 'kinds of jobs in the code',
  'platform/jobs/worker-locks.ts held': 'processes',
  'platform/jobs/worker-locks.ts missing': 'processes',
  'platform/live/access-checks.ts streams': 'open streams',
  'platform/live/coalescing-queue.ts readers': 'one for each stream',
  'platform/live/coalescing-queue.ts waiting': 'ids of lectures that changed, each once',
  'platform/media/send-file.ts idle': '`KEPT_BUFFERS`',
  'platform/outbound/service-gate.ts listeners': 'features',
  'platform/reporting/error-reports.ts sent': '30 a minute',
  'platform/reporting/error-reports.ts underWay': 'five at a time',
  'platform/video/fragmented-file.ts fragments': 'fragments of one file, within the memory of its process',
  'platform/video/fragmented-file.ts waiting': 'tracks of one file, within the memory of its process',
  'platform/video/probe-process.ts waiting': 'reads of one file, in a process of its own',
  'school/school.service.ts listeners': 'features',
  'upload/block-writer.ts spare': '`SPARE_BLOCKS`',
  'upload/record-interval.ts recordedAt': '`REMEMBERED_UPLOADS`',
  'upload/upload-targets.ts targets': 'features',
  'upload/upload-locks.ts holders': 'one for each request in progress',
  'user/user.service.ts afterChange': 'features',
  'user/user.service.ts beforeDeletion': 'features',
};

/** A property of a class or a variable of a module that starts as an empty collection. */
const KEEPER =
  /^(?: {2}(?:(?:private|protected|public|static|readonly) )*|(?:export )?(?:const|let) )(?<name>\w+)(?:: [^\n]+?)? = (?:\[\]|new (?:Map|Set|LRUCache)\b(?:<[^\n]*>)?\((?:\{(?<options>[^}]*)\})?\));/gm;

function keepersOf(sources) {
  return [...sources].flatMap(([path, text]) =>
    [...text.matchAll(KEEPER)].map(({ groups: { name, options = '' } }) => ({
      place: `${path.replace('server/src/', '')} ${name}`,
      hasBytes: options.includes('maxSize'),
    })),
  );
}

describe('a collection in the memory of the server', () => {
  const sources = withoutTests(readSources(root, 'server/src'));
  const keepers = keepersOf(sources);
  const named = keepers.filter(({ hasBytes }) => !hasBytes).map(({ place }) => place);

  it('has a limit in bytes, or a reason in the list', () => {
    expect(keepers.length).toBeGreaterThan(40);
    expect(named.filter((place) => !(place in BOUNDS))).toEqual([]);
  });

  it('exists for each entry of the list', () => {
    expect(Object.keys(BOUNDS).filter((place) => !named.includes(place))).toEqual([]);
  });

  it('is found in all kinds of declarations', () => {
    const text = [
      'const known = new Map<string, Promise<Uint8Array>>();',
      'export const others = new LRUCache<string, Language>({ max: KEPT });',
      '  private readonly subscribers = new Map<CoalescingQueue<string>, string | null>();',
      '  private waiting: Waiting<Item, Result>[] = [];',
      '  static readonly all = new Set();',
      '  private readonly kept = new LRUCache<string, Playlist>({\n    maxSize: 1,\n  });',
      'const NAMES = new Set(["a"]);',
      '    const local = new Map();',
    ].join('\n');
    expect(keepersOf(new Map([['x.ts', text]])).map(({ place }) => place)).toEqual([
      'x.ts known',
      'x.ts others',
      'x.ts subscribers',
      'x.ts waiting',
      'x.ts all',
      'x.ts kept',
    ]);
  });
});

describe('JSON that is parsed', () => {
  /** Sources that we write ourselves, or whose content is checked afterwards. */
  const OURS = {
    'backup/backup-checks.ts': 'a report of ours, read by a schema',
    'backup/manifest.ts': 'a manifest of ours',
    'caption/transcript-answer.ts': 'an answer of the service that transcribes, read by a schema',
    'caption/transcript-cache.ts': 'what `getOrFetch` has stored',
    'lecture/lecture-changes.ts': 'a notification of ours',
    'pages/inline-scripts.ts': 'a file of the build',
    'pages/page-scripts.ts': 'a file of the build',
    'pages/typeface-head.ts': 'a file of the build',
    'platform/common/pagination.ts': 'a cursor, read by rules that do not recurse',
    'platform/graphql/idempotent-mutations.ts': 'an answer of ours',
    'platform/graphql/multipart-operations.ts': 'checked by `requireShallow`',
    'platform/graphql/sent-document.ts': 'checked by `requireShallow`',
    'platform/http/foreign-json.ts': 'checked by `requireShallow`',
    'platform/rest/docs.routes.ts': 'a document of ours',
    'platform/tracing/log-export.ts': 'a line of our log',
    'platform/video/source-streams.ts': 'what ffprobe wrote',
  };

  it('is checked for its depth if it comes from clients', () => {
    const sources = withoutTests(readSources(root, 'server/src'));
    const parsing = [...sources].filter(([, text]) => text.includes('JSON.parse('));
    expect(parsing.map(([path]) => path.replace('server/src/', '')).toSorted()).toEqual(
      Object.keys(OURS).toSorted(),
    );
  });
});
