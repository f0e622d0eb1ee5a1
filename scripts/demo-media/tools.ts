import { spawn } from 'node:child_process';

/** The programs that generate the media, with their Debian packages. */
const requiredTools = [
  { command: 'ffmpeg', probe: ['-version'], debianPackage: 'ffmpeg' },
  { command: 'espeak-ng', probe: ['--version'], debianPackage: 'espeak-ng' },
  { command: 'fc-list', probe: ['--version'], debianPackage: 'fontconfig' },
];

const requiredFonts = [
  { family: 'DejaVu Serif Condensed', debianPackage: 'fonts-dejavu-extra' },
  { family: 'Liberation Sans', debianPackage: 'fonts-liberation' },
  { family: 'Liberation Mono', debianPackage: 'fonts-liberation' },
];

/** Runs a program to its end and returns its standard output. Throws with the end of its standard error if it fails. */
export function run(command: string, args: readonly string[], input?: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(Buffer.concat(output));
      reject(new Error(`${command} ended with ${code}: ${Buffer.concat(errors).toString().slice(-2000)}`));
    });
    // The program may close its input early. Its exit code tells whether it failed.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
  });
}

async function isMissing(command: string, probe: string[]): Promise<boolean> {
  return run(command, probe).then(
    () => false,
    () => true,
  );
}

/** Returns the Debian packages that are missing on this machine, without duplicates. */
export async function missingDebianPackages(): Promise<string[]> {
  const missing = new Set<string>();
  for (const tool of requiredTools) {
    if (await isMissing(tool.command, tool.probe)) missing.add(tool.debianPackage);
  }
  if (missing.has('fontconfig')) return [...missing, ...requiredFonts.map((font) => font.debianPackage)];
  for (const font of requiredFonts) {
    // fc-list lists condensed faces under the name of the family and under their own.
    const found = (await run('fc-list', [font.family])).toString();
    if (found.trim() === '') missing.add(font.debianPackage);
  }
  return [...missing];
}
