import { RequestContext } from '@mikro-orm/postgresql';
import { createLogger } from '#server/platform/common/logger.ts';
import { loadConfig, type Config } from '#server/config.ts';
import { closeAfterFailure } from '#server/closing.ts';
import { createContainer, type Container } from '#server/container.ts';

/** Runs an operator command. Prints the message of an error, and sets exit status 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs work with the services of the configured school. The server may be running meanwhile. */
export async function withContainer(
  work: (container: Container) => Promise<void>,
  config: Config = loadConfig(),
): Promise<void> {
  const logger = createLogger('warn');
  const container = await createContainer({ config, logger, isShared: true });
  try {
    await RequestContext.create(container.orm.em, () => work(container));
  } catch (error) {
    await closeAfterFailure(() => container.close(), logger);
    throw error;
  }
  await container.close();
}
