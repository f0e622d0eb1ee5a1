import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg } from '#server/platform/video/find-ffmpeg.ts';
import budgets from './budgets.json' with { type: 'json' };
import { EnduranceSchool } from './endurance-school.ts';
import { UploadingTab } from './endurance-tab.ts';
import { makeVideo, sha256 } from './make-video.ts';
import { printTable } from './measure.ts';

const GIGABYTE = 1e9;
const VIDEO_BYTES = 2 * GIGABYTE;
/** A bit rate that fills the file within seven minutes of video, so that ffmpeg prepares it in a few minutes. */
const MEGABITS = 40;
/** The server's processes, in order. */
const LIVES = [
  'first start, demo school',
  'until it was killed',
  'until it was killed again',
  'until all was ready',
];

/**
 * Uploads a video of 2 GB from a browser and prepares it for streaming with each engine. Meanwhile, the server is
 * killed with SIGKILL at a third and at two thirds of the upload, and the tab is closed in between. Takes some minutes,
 * about 7 GB of disk, and Linux, which reports the memory of a process. Returns whether all checksums are equal and all
 * server processes within the memory budget.
 */
export async function endurance(): Promise<boolean> {
  const ffmpeg = await findFfmpeg();
  if (!ffmpeg) throw new Error('ffmpeg is needed to make the video.');
  const folder = await mkdtemp(join(tmpdir(), 'lectern-endurance-'));
  try {
    const video = await makeVideo(ffmpeg, folder, { bytes: VIDEO_BYTES, megabits: MEGABITS });
    const source = await sha256(video);
    const isEqual = await carry('mediabunny', video, source);
    return (await carry('ffmpeg', video, source)) && isEqual;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Uploads and prepares the video in a new school. */
async function carry(engine: 'mediabunny' | 'ffmpeg', video: string, source: string): Promise<boolean> {
  // With ffmpeg, preparing the demo lectures would take minutes.
  const school = await EnduranceSchool.open({ ROLE: 'all', VIDEO_ENGINE: 'mediabunny' });
  try {
    const begin = performance.now();
    const lecture = await throughKills(school, engine, video);
    const seconds = (performance.now() - begin) / 1000;
    const stored = await sha256(await school.storedVideo());
    console.log(`\nPrepared by ${engine}, after ${seconds.toFixed(0)} s. SHA-256:`);
    for (const [name, sum] of Object.entries({ source, lecture, stored })) {
      console.log(`  ${name.padEnd(8)} ${sum}`);
    }
    const { peakMegabytes } = budgets.endurance;
    console.log(`\nPeak memory of the server in MB; the budget is ${peakMegabytes}\n`);
    printTable(
      ['', 'peak'],
      school.peaks.map((peak, life) => [LIVES[life] ?? '', peak]),
    );
    const isEqual = lecture === source && stored === source;
    return isEqual && school.peaks.every((peak) => peak < peakMegabytes);
  } finally {
    await school.close();
  }
}

/** Returns the lecture's final checksum. */
async function throughKills(school: EnduranceSchool, engine: string, video: string): Promise<string> {
  const tab = await UploadingTab.open(school.url);
  try {
    await tab.untilDemoIsReady();
    await school.restartWith({ VIDEO_ENGINE: engine });
    await tab.choose(video);
    await school.untilReceived(VIDEO_BYTES / 3);
    await school.restartAfterKill();
    await school.untilReceived(VIDEO_BYTES / 2);
    await tab.closeAndComeBack(video);
    await school.untilReceived((VIDEO_BYTES * 2) / 3);
    await school.restartAfterKill();
    const sum = await tab.untilReady();
    await school.end('SIGTERM');
    return sum;
  } finally {
    await tab.close();
  }
}
