// `npm run build`: builds the client and the server into dist/, even if they are up to date.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt({ force: true });
});
