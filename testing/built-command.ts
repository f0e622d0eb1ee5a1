import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildServer, type BuiltServer } from './built-server.ts';
import type { TestApp } from './start-app.ts';

const COMMANDS = resolve(import.meta.dirname, '../server/commands');

interface Run {
  arguments?: readonly string[];
  /** Its complete standard input. */
  input?: string;
  /** Additional settings, which override those of the app. */
  settings?: Record<string, string>;
}

/** An operator command in its built form, because its sources take seconds to start. */
export class BuiltCommand {
  private constructor(private readonly built: BuiltServer) {}

  /** @param name of its file in `server/commands` */
  static async build(name: string): Promise<BuiltCommand> {
    return new BuiltCommand(await buildServer(resolve(COMMANDS, `${name}.ts`)));
  }

  /** Runs it beside an app, as a script does: its input is not a terminal. */
  async run(
    { config: { dataDir, databaseUrl = '' } }: Pick<TestApp, 'config'>,
    { arguments: args = [], input = '', settings = {} }: Run = {},
  ) {
    const { nodeArguments, file, environment } = this.built;
    const child = spawn(process.execPath, [...nodeArguments, file, ...args], {
      env: {
        ...environment,
        NODE_ENV: 'test',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        PORT: '1',
        ...settings,
      },
    });
    child.stdin.end(input);
    const [stdout, stderr, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number]>,
    ]);
    return { code, stdout, stderr };
  }

  remove(): Promise<void> {
    return this.built.remove();
  }
}
