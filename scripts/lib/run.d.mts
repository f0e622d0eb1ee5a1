/** Runs a script's body: a ScriptError becomes one sentence and exit code 1, anything else its stack. */
export function main(body: () => Promise<void>): Promise<void>;
/** A failure that people can mend: its message is all they need to see. */
export class ScriptError extends Error {}
