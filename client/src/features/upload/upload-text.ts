import { formatBytes, formatDuration } from '#client/format/format.ts';
import { uploadMessages } from '#shared/upload.ts';
import { secondsLeft } from './upload-state.ts';
import type { UploadItem, UploadPhase } from './upload-item.ts';

const { tray, row } = uploadMessages;

const whole = (part: number, of: number) => (of > 0 ? Math.floor((part / of) * 100) : 0);

/** How much of a file has been sent, in whole percent; 100 is for what has arrived. */
export const percentOf = ({ phase, progress: { loaded, total } }: UploadItem): number =>
  phase === 'sent' ? 100 : Math.min(whole(loaded, total), 99);

/** The uploads of the tray in one line and one bar. */
export interface TraySummary {
  title: string;
  /** Speed and time left; null while nothing is being sent. */
  facts: string | null;
  /** Of all bytes, in whole percent. */
  percent: number;
  /** Whether a person has to do something. */
  needsPerson: boolean;
}

function titleOf(items: readonly UploadItem[]): string {
  const among = (...phases: UploadPhase[]) => items.filter(({ phase }) => phases.includes(phase)).length;
  const [stopped, waiting] = [among('failed', 'needs-file'), among('retrying')];
  if (among('sending', 'queued') > 0) {
    return tray.uploading({ count: among('sending', 'queued', 'retrying') });
  }
  if (stopped > 0) return tray.needYou({ count: stopped });
  if (waiting > 0) return tray.waiting({ count: waiting });
  if (among('paused') > 0) return tray.paused({ count: among('paused') });
  if (among('other-tab') > 0) return tray.otherTab;
  return tray.arrived({ count: items.length });
}

/** What the closed tray says. */
export function summaryOf(items: readonly UploadItem[]): TraySummary {
  // What the server has given up never arrives.
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

/** What a row of the tray says under its title; null where the state of its lecture says it. */
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
      return null;
  }
}

/** That a video stopped, and why. */
export const stoppedText = (title: string, reason?: string | null): string =>
  uploadMessages.stopped({ title, reason: reason ?? uploadMessages.failure.upload });

/** What is said while an upload is given up. */
export const cancelTexts = () => ({
  loading: uploadMessages.loading.cancelUpload,
  success: uploadMessages.success.cancelUpload,
  failure: uploadMessages.failure.cancelUpload,
});
