import 'reflect-metadata';
import { runCommand, withContainer } from './lib/run-command.ts';

/**
 * Has those videos prepared again that would come out better now, as after ffmpeg was installed: `npm run videos:prepare`.
 * The server does the work, after everything else.
 */
await runCommand(() =>
  withContainer(async ({ services }) => {
    const count = await services.lectureProcessing.requestOutdated();
    console.log(
      count === 0 ? 'Every video is prepared as well as it can be.' : `Videos to prepare: ${count}.`,
    );
  }),
);
