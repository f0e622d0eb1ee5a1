import 'reflect-metadata';
import { runCommand, withContainer } from './lib/run-command.ts';

/**
 * Queues videos for processing again that would have more quality levels now, for example after ffmpeg was installed: `npm run
 * videos:prepare`. The server processes them with low priority.
 */
await runCommand(() =>
  withContainer(async ({ services }) => {
    const count = await services.lectureProcessing.requestOutdated();
    console.log(count === 0 ? 'All videos are up to date.' : `Videos to prepare: ${count}.`);
  }),
);
