/** Runs the body of a script. A failure exits with code 1. Prints only the message of a ScriptError, and the stack of other errors. */
export function main(body: () => Promise<void>): Promise<void>;
/** A failure that a person can fix. Only its message is shown. */
export class ScriptError extends Error {}
