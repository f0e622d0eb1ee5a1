import { formatBytes, formatDuration } from '#client/format/format.ts';
import { uploadMessages } from '#shared/upload.ts';
import { secondsLeft } from './upload-state.ts';
import type { UploadItem, UploadPhase } from './upload-item.ts';

const { tray, row } = uploadMessages;

const whole = (part: number, of: number) => (of > 0 ? Math.floor((part / of) * 100) : 0);

/** The progress of an upload, in whole percent; 100 only when it is complete. */
export const percentOf = ({ phase, progress: { loaded, total } }: UploadItem): number =>
  phase === 'sent' ? 100 : Math.min(whole(loaded, total), 99);

/** Summary of the tray in one line and one progress bar. */
export interface TraySummary {
  title: string;
  /** Speed and remaining time; null while nothing is being sent. */
  facts: string | null;
  /** Progress of all uploads together, in whole percent. */
  percent: number;
  /** Whether the user has to act. */
  needsPerson: boolean;
}

function titleOf(items: readonly UploadItem[]): string {
  const among = (...phases: UploadPhase[]) => items.filter(({ phase }) => phases.includes(phase)).length;
  const [stopped, waiting] = [among('failed', 'needs-file'), among('retrying')];
  const isOfFiles = items.some(({ place }) => place);
  if (among('sending', 'queued') > 0) {
    const count = among('sending', 'queued', 'retrying');
    return isOfFiles ? tray.uploadingFiles({ count }) : tray.uploading({ count });
  }
  if (stopped > 0) return tray.needYou({ count: stopped });
  if (waiting > 0) return tray.waiting({ count: waiting });
  if (among('paused') > 0) return tray.paused({ count: among('paused') });
  if (among('other-tab') > 0) return tray.otherTab;
  return isOfFiles ? tray.arrivedFiles({ count: items.length }) : tray.arrived({ count: items.length });
}

/** Computes the summary in the collapsed tray. */
export function summaryOf(items: readonly UploadItem[]): TraySummary {
  // Discarded uploads never complete.
  const coming = items.filter(({ isGone }) => !isGone);
  const sum = (of: (item: UploadItem) => number) => coming.reduce((total, item) => total + of(item), 0);
  const total = sum(({ size }) => size);
  const loaded = sum(({ progress, size, phase }) => (phase === 'sent' ? size : progress.loaded));
  const speed = sum(({ phase, progress }) => (phase === 'sending' ? (progress.speed ?? 0) : 0));
  const isOnItsWay = ({ phase }: UploadItem) => phase === 'sending' || phase === 'queued';
  const left = sum((item) => (isOnItsWay(item) ? item.size - item.progress.loaded : 0));
  const isAllThere = coming.length > 0 && coming.every(({ phase }) => phase === 'sent');
  return {
    title: titleOf(items),
    facts: speed > 0 ? tray.facts({ speed: formatBytes(speed), time: formatDuration(left / speed) }) : null,
    percent: isAllThere ? 100 : Math.min(whole(loaded, total), 99),
    needsPerson: items.some(({ phase }) => phase === 'failed' || phase === 'needs-file'),
  };
}

/** The text of a row below its title; null when the lecture's status says it. */
export function uploadText(item: UploadItem): string | null {
  const { phase, size, progress, reason } = item;
  const amount = { loaded: formatBytes(progress.loaded), size: formatBytes(size) };
  const left = secondsLeft(progress);
  switch (phase) {
    case 'queued':
      return row.queued({ size: amount.size });
    case 'sending':
      return [
        row.amount(amount),
        progress.speed !== null && tray.speed({ size: formatBytes(progress.speed) }),
        left !== null && tray.timeLeft({ time: formatDuration(left) }),
      ]
        .filter(Boolean)
        .join(' · ');
    case 'paused':
      return row.paused(amount);
    case 'needs-file':
      if (reason) return reason;
      return item.isFileKnown ? row.stoppedAt(amount) : row.chooseToGoOn;
    case 'other-tab':
      return row.otherTab;
    case 'retrying':
    case 'failed':
      return reason;
    case 'sent':
      return item.place ? row.uploaded({ size: amount.size }) : null;
  }
}

/** Says that an upload stopped, with the reason. */
export const stoppedText = (title: string, reason?: string | null): string =>
  uploadMessages.stopped({ title, reason: reason ?? uploadMessages.failure.upload });

/** Says that an upload is complete; of several videos, that all of them are. */
export function sentText({ title }: UploadItem, items: readonly UploadItem[]): string {
  const isLast = items.length > 1 && items.every(({ phase, place }) => phase === 'sent' && !place);
  return isLast ? uploadMessages.success.uploadsDone : uploadMessages.success.upload({ title });
}

/** Toast texts of a cancellation. */
export const cancelTexts = () => ({
  loading: uploadMessages.loading.cancelUpload,
  success: uploadMessages.success.cancelUpload,
  failure: uploadMessages.failure.cancelUpload,
});
