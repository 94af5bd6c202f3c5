/** The logger the sandbox writes to; pino's shape, so the server's own fits. */
export interface SandboxLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
