import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { printTable } from './print-table.ts';

const FILE = join(import.meta.dirname, 'results.md');
const HEAD = `# Benchmark results

The command above each table writes the table, in one run on one machine. Compare rows of a table, not tables of
different machines.
`;

interface Table {
  headings: string[];
  rows: (string | number)[][];
}

/** Prints a table and writes it to `bench/results.md` under the benchmark's name, in place of the previous one. */
export async function writeResults(name: string, { headings, rows }: Table): Promise<void> {
  printTable(headings, rows);
  const text = await readFile(FILE, 'utf8').catch(() => HEAD);
  const line = (cells: (string | number)[]) => `| ${cells.map(show).join(' | ')} |`;
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}`;
  const section = [
    `## ${name}`,
    `\`npm run bench -- ${name}\`, ${new Date().toISOString().slice(0, 10)}, ${machine}`,
    [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n'),
  ].join('\n\n');
  const others = text.split(/^(?=## )/m).filter((part) => !part.startsWith(`## ${name}\n`));
  await writeFile(FILE, `${others.map((part) => part.trimEnd()).join('\n\n')}\n\n${section}\n`);
}

function show(cell: string | number): string {
  if (typeof cell === 'string') return cell;
  return Number.isInteger(cell) ? cell.toLocaleString('en') : cell.toFixed(2);
}
