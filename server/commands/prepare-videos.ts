import 'reflect-metadata';
import { optionsOf } from './lib/options.ts';
import { runCommand, withContainer } from './lib/run-command.ts';

const HELP = `Queues videos for processing again that would have more quality levels now, for example after ffmpeg was installed. The
server processes them with low priority.

  npm run videos:prepare`;

await runCommand(() => {
  optionsOf(HELP, {});
  return withContainer(async ({ services }) => {
    const count = await services.lectureProcessing.requestOutdated();
    console.log(count === 0 ? 'All videos are up to date.' : `Videos to prepare: ${count}.`);
  });
});
