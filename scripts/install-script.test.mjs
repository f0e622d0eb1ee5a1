import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/project.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const found = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

const folder = 'deploy/machine';
const parts = readdirSync(join(root, folder))
  .filter((file) => file.endsWith('.sh'))
  .map((file) => `${folder}/${file}`);
const scripts = ['deploy/install.sh', ...parts];
const guide = read('docs/going-live.md');
const install = read('deploy/install.sh');
const command = read(`${folder}/lectern.sh`);
const school = read(`${folder}/school.sh`);

/** Runs a program. Returns its output, or null if it is not installed. */
function output(file, args) {
  try {
    return execFileSync(file, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    return `${error.stdout}${error.stderr}`;
  }
}

describe('the installation script', () => {
  it.runIf(process.platform !== 'win32')('is valid bash', () => {
    for (const script of scripts) expect(output('bash', ['-n', script]) ?? '', script).toBe('');
  });

  it('has no faults that shellcheck finds', () => {
    expect(output('shellcheck', ['--external-sources', ...scripts]) ?? '').toBe('');
  });

  it.runIf(process.platform === 'linux')('explains itself', () => {
    expect(output('bash', ['deploy/install.sh', '--help'])).toContain(
      'bash deploy/install.sh school.example',
    );
    expect(output('bash', ['deploy/install.sh', '--wrong'])).toContain('There is no option --wrong.');
  });

  it('reads files that exist', () => {
    const files = scripts.flatMap((script) => [
      ...found(read(script), /"?\$repository\/((?:deploy|server)\/[\w./-]+\w)"?/g),
    ]);
    expect(files).toContain('deploy/machine/firewall.nft');
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('writes only known settings, and all that production requires', () => {
    const settings = found(read('.env.example'), /^#?([A-Z][A-Z0-9_]*)=/gm);
    const [, text] = /<<END\n(.*?)\nEND\n/s.exec(school);
    const written = found(text, /^([A-Z][A-Z0-9_]*)=/gm);
    // Node.js reads TMPDIR itself.
    expect([...written].filter((name) => name !== 'TMPDIR' && !settings.has(name))).toEqual([]);
    const required = found(read('server/src/config-faults.ts'), /^ {2}require\('([A-Z_]+)'/gm);
    expect([...required].length).toBeGreaterThan(4);
    expect([...required].filter((name) => !written.has(name))).toEqual([]);
  });

  it('takes the files that the image takes', () => {
    const [, listed] = /^readonly SOURCES=\((.*)\)$/m.exec(school);
    const image = found(read('.dockerignore'), /^!(.+)$/gm);
    expect(listed.split(' ').toSorted()).toEqual([...image].toSorted());
  });

  it('finds the places in the Caddyfile that it changes', () => {
    expect(read('deploy/Caddyfile.machine').match(/^school\.example \{$/gm)).toHaveLength(1);
  });

  it('protects the verification of backups like the school', () => {
    const protections = (unit) =>
      read(unit).match(
        /^(?:NoNew|Private|Protect|Restrict|Capability|ReadWrite|State|User|WorkingD)\w*=.*$/gm,
      );
    expect(protections(`${folder}/lectern-verify.service`)).toEqual(protections('deploy/lectern.service'));
  });
});

describe('the guide', () => {
  it('names commands that exist', () => {
    const { scripts: npmScripts } = JSON.parse(read('package.json'));
    const called = found(guide, /npm run ([\w:-]+)/g);
    expect(called).toContain('backup');
    expect([...called].filter((name) => !(name in npmScripts))).toEqual([]);
    const commands = found(guide, /scripts\/command\.mjs ([\w-]+)/g);
    expect([...commands].filter((name) => !existsSync(join(root, `server/commands/${name}.ts`)))).toEqual([]);
    const helped = found(command, /^ {2}lectern ([a-z]+)/gm);
    expect([...found(guide, /`lectern ([a-z]+)`/g)].filter((name) => !helped.has(name))).toEqual([]);
  });

  it('names options of the script that exist', () => {
    const options = found(install, /^ {2}(--[a-z-]+)/gm);
    const used = [...guide.matchAll(/^.*install\.sh.*$/gm)].flatMap(([line]) => [
      ...found(line, /(--[a-z-]+)/g),
    ]);
    expect(used).toContain('--restore');
    expect(used.filter((name) => !options.has(name))).toEqual([]);
  });
});
