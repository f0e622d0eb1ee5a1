import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options }>
>['values'];

/**
 * Returns the options that a command was started with. `--help` prints the help and exits with status 0. Throws an Error
 * that names an unknown option.
 */
export function optionsOf<Options extends ParseArgsOptionsConfig>(
  help: string,
  options: Options,
): Values<Options> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(help);
    process.exit(0);
  }
  return parseArgs({ options }).values;
}
