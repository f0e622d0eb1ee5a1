/** Where tests make what they throw away. */
export function testFolder(): string;
