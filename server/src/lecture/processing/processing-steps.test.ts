import { expect, it } from 'vitest';
import { as, createCourse, dataOf, tryAddLecture, video } from '#testing/factories.ts';
import { startApp } from '#testing/start-app.ts';
import { useOwnTemporaryFolder, whenQueueIsIdle } from '#testing/traces.ts';

useOwnTemporaryFolder();

it('processing reports the start of each step', async () => {
  const app = await startApp({ VIDEO_ENGINE: 'mediabunny' });
  try {
    await app.sql('create table told_steps (place serial, step text)');
    await app.sql(`create function tell_step() returns trigger language plpgsql as
      'begin insert into told_steps (step) values (new.processing_step); return null; end'`);
    await app.sql(`create trigger tell_step after update on lectures for each row
      when (new.processing_step is distinct from old.processing_step) execute function tell_step()`);
    const admin = await as(app, 'ADMIN');
    dataOf(await tryAddLecture(admin, (await createCourse(admin)).id, {}, await video()));
    await whenQueueIsIdle(app);
    const told = await app.sql<{ step: string | null }>('select step from told_steps order by place');
    expect(told.map(({ step }) => step)).toEqual(['CHECKING', 'CONVERTING', 'STORING', null]);
  } finally {
    await app.stop();
  }
});
