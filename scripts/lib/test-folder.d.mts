/** Returns the folder for temporary files of tests. */
export function testFolder(): string;
