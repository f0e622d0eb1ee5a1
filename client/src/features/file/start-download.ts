/** Downloads what a link opens. It does not leave the page, so that unsaved changes raise no question. */
export function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
