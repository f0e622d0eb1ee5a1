import { useState } from 'react';
import { toCsv } from '#shared/csv.ts';
import { readPages } from '#client/graphql/read-pages.ts';
import { notify } from '#client/toasts/toasts.ts';
import { withToast, type CallTexts } from '#client/toasts/with-toast.ts';
import { EXPORTED_ROWS, exportTexts } from '#shared/export.ts';
import { saveFile } from './save-file.ts';

interface CsvExport<Node> {
  /** File name without extension. */
  name: string;
  /** Names of the columns. */
  head: readonly string[];
  /** Reads a page of the list. */
  read: Parameters<typeof readPages<Node>>[1];
  rowOf: (node: Node) => readonly (string | number)[];
  texts?: CallTexts;
}

/** Downloads a list as CSV, up to the maximum number of rows of a file. A toast says when the list was cut. */
export function useCsvExport<Node>({ name, head, read, rowOf, texts = exportTexts }: CsvExport<Node>) {
  const [isExporting, setIsExporting] = useState(false);
  const save = async () => {
    setIsExporting(true);
    const outcome = await withToast(async () => {
      const { nodes, isCut } = await readPages(EXPORTED_ROWS, read);
      saveFile(`${name}.csv`, toCsv([head, ...nodes.map(rowOf)]), 'text/csv;charset=utf-8');
      return isCut;
    }, texts);
    if (outcome.ok && outcome.value) notify.info(exportTexts.cut({ count: EXPORTED_ROWS }));
    setIsExporting(false);
  };
  return { save, isExporting };
}
