type Cell = string | number;

/**
 * Rows as comma-separated values (RFC 4180), names in the first. A text that a spreadsheet would take for a formula
 * is made one that it shows (OWASP, CSV injection).
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(write).join()}\r\n`).join('');
}

function write(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
