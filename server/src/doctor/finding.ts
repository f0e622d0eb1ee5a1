/** What was found of one part of a school. */
export interface Finding {
  /** As in `Database`. */
  part: string;
  /** `attention` works today, and will not for long or not for everybody. */
  state: 'well' | 'attention' | 'fault';
  /** What is so, in a sentence. */
  text: string;
  /** What to do about it; absent when all is well. */
  remedy?: string;
}

/** Findings of one part. */
export function findingsOf(part: string) {
  return {
    well: (text: string): Finding => ({ part, state: 'well', text }),
    attention: (text: string, remedy: string): Finding => ({ part, state: 'attention', text, remedy }),
    fault: (text: string, remedy: string): Finding => ({ part, state: 'fault', text, remedy }),
  };
}

/** Why something failed: the system's code, which people search for, or else what was said. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const { code } = error as NodeJS.ErrnoException;
  const [said] = /\bE[A-Z]{3,}\b/.exec(error.message) ?? [];
  return said ?? (error.message.split('\n')[0] || code || error.name);
}
