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
