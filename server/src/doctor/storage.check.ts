import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '#server/config.ts';
import { newId } from '#server/platform/common/identifier.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { doctorTexts } from './doctor-texts.ts';
import { findingsOf, reasonOf, type Finding } from './finding.ts';
import { bucketRemedy } from './bucket-remedy.ts';

const { well, attention, fault } = findingsOf('storage');

const texts = doctorTexts.storage;

const CONTENT = 'Written to see whether that is possible.';
const CONTENT_TYPE = 'application/octet-stream';
/** Pauses before a new object is looked for again, in milliseconds. Some services show new objects late. */
const LOOK_AGAIN_MS = [250, 750, 2_000];

/** Checks that an object can be written, read in part and deleted, and that browsers may load it from a bucket. */
export async function checkStorage(
  { s3, mediaCdn, publicUrl, dataDir }: Config,
  open: () => Promise<Storage>,
): Promise<Finding[]> {
  const place = () => (s3 ? texts.bucket({ name: s3.bucket }) : texts.folder({ name: dataDir }));
  const key = `doctor/${newId()}`;
  let failed: 'notOpened' | 'notWritten' | 'notRead' = 'notOpened';
  try {
    const storage = await open();
    failed = 'notWritten';
    await storage.put(key, Readable.from([CONTENT]), { contentType: CONTENT_TYPE });
    try {
      failed = 'notRead';
      const { part, isLate } = await readPart(storage, key);
      if (part !== CONTENT.slice(8, 10)) throw new Error('a range request returned other bytes');
      if (s3 && !mediaCdn) await requireCors(await storage.signedUrl(key, { expiresIn: 60 }), publicUrl);
      if (isLate) {
        return [
          attention(
            () => texts.late({ place: place() }),
            () => texts.beConsistent,
          ),
        ];
      }
    } finally {
      await storage.delete(key);
    }
    return [well(() => texts.works({ place: place() }))];
  } catch (error) {
    if (error instanceof CorsMissing) {
      return [
        fault(
          () => texts.cors({ place: place(), url: publicUrl }),
          () => texts.giveCors,
        ),
      ];
    }
    return [
      fault(
        () => texts[failed]({ place: place(), reason: reasonOf(error) }),
        () => (s3 ? bucketRemedy(error, s3) : texts.seeFolder),
      ),
    ];
  }
}

/** Reads a part of a new object; undefined if the object does not appear within three seconds. */
async function readPart(storage: Storage, key: string): Promise<{ part?: string; isLate: boolean }> {
  for (const [attempt, waitMs] of [0, ...LOOK_AGAIN_MS].entries()) {
    await pause(waitMs);
    const part = await storage.get(key, { start: 8, end: 9 });
    if (part) return { part: await text(part), isLate: attempt > 0 };
  }
  return { isLate: true };
}

class CorsMissing extends Error {}

/** Sends the preflight request that a browser sends before it loads a part of a video. */
async function requireCors(address: string, origin: string): Promise<void> {
  const headers = {
    Origin: new URL(origin).origin,
    'Access-Control-Request-Method': 'GET',
    'Access-Control-Request-Headers': 'range',
  };
  const answer = await fetch(address, { method: 'OPTIONS', headers, signal: AbortSignal.timeout(5_000) });
  const allowed = answer.headers.get('access-control-allow-origin');
  if (!answer.ok || (allowed !== '*' && allowed !== headers.Origin)) throw new CorsMissing();
}
