/** The part of the product's logger that the sandbox uses. */
export interface SandboxLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}
