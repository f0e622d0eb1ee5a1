type Cell = string | number;

/**
 * Formats rows as comma-separated values (RFC 4180), with the column names in the first row. Cells that a spreadsheet would run
 * as a formula are prefixed with `'` (OWASP, CSV injection).
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map(csvRow).join('');
}

/** Formats one row, with its line end. Numbers keep their sign. */
export function csvRow(row: readonly Cell[]): string {
  return `${row.map(write).join()}\r\n`;
}

const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

function write(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) && !PLAIN_NUMBER.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
