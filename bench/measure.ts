/** Durations in milliseconds. */
export interface Timing {
  median: number;
  max: number;
}

/** Measures a function `times` times in sequence, after some warm-up runs. */
export async function measure(run: () => Promise<unknown>, times = 50): Promise<Timing> {
  const warmUps = Math.ceil(times / 5);
  const durations: number[] = [];
  for (let done = -warmUps; done < times; done += 1) {
    const start = performance.now();
    await run();
    if (done >= 0) durations.push(performance.now() - start);
  }
  const sorted = durations.sort((one, other) => one - other);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, max: sorted.at(-1) ?? 0 };
}

/** Prints a table, with the first column aligned left and all others right. */
export function printTable(headings: string[], rows: (string | number)[][]): void {
  const texts = [headings, ...rows.map((row) => row.map(show))];
  const widths = headings.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  for (const row of texts) {
    const cells = row.map((text, column) =>
      column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0),
    );
    console.log(cells.join('   '));
  }
}

function show(value: string | number): string {
  return typeof value === 'number' ? value.toFixed(2) : value;
}
