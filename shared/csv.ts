type Cell = string | number;

/**
 * Formats rows as comma-separated values (RFC 4180), with the column names in the first row. Cells that a spreadsheet would run
 * as a formula are prefixed with `'` (OWASP, CSV injection).
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(write).join()}\r\n`).join('');
}

function write(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
