// @slow faults server/src/platform/db server/src/platform/jobs
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SchoolProcesses } from '#testing/school-processes.ts';
import { isExhaustive, seededRandom } from '#testing/sample.ts';
import { faults } from './faults.ts';
import { Episodes } from './episodes.ts';
import { FaultySchool } from './school.ts';

/** Each takes some seconds. */
const EPISODES = isExhaustive ? 100 : 3;

/** Injected losses, by the pattern of the message that reports them. */
const HARM = {
  '^the message ': 'delete from contact_messages',
  '^the account of ': "update users set email = 'changed-' || email where role = 'USER'",
  '^the position ': 'update lecture_progress set position = 0',
  '^the money of ': 'update payments set refunded_amount = amount - refunded_amount',
  '^the video of ': "update lectures set video_sha256 = 'changed'",
  '^the stream of ': "update lectures set stream_key = 'changed'",
};

let processes: SchoolProcesses;
let school: FaultySchool;
let episodes: Episodes;
beforeAll(async () => {
  processes = await SchoolProcesses.build();
  school = await FaultySchool.open({ processes });
  episodes = await Episodes.open(school);
});
afterAll(async () => {
  await school.close();
  await processes.close();
});

it(
  'loses nothing that it acknowledged, in any failure',
  { timeout: EPISODES * 200_000 },
  async ({ task }) => {
    const random = seededRandom('faults');
    const outcomes: object[] = [];
    for (let episode = 0; episode < EPISODES; episode++) {
      const { faults: broken, done, findings } = await episodes.run(random);
      expect({ broken, findings }).toEqual({ broken, findings: [] });
      expect(done, broken.join()).toBeGreaterThan(0);
      outcomes.push(broken);
    }
    // Checks that the ledger detects injected losses.
    for (const [says, harm] of Object.entries(HARM)) {
      await school.sql(harm);
      expect(await episodes.lost(0)).toContainEqual(expect.stringMatching(says));
    }
    task.meta.sample = { kind: 'faults', drawn: outcomes.length, all: Object.keys(faults).length };
  },
);
