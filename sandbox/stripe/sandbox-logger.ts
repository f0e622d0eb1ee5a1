/** The part of the product's logger that the sandbox writes to. */
export interface SandboxLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}
