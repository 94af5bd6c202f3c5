/** The part of Lighthouse that the benchmark uses. Its own types bring DevTools, axe and Puppeteer with them. */
declare module 'lighthouse' {
  export interface Audit {
    readonly score: number | null;
    readonly numericValue?: number;
    readonly title: string;
    readonly details?: { readonly items?: readonly unknown[] };
  }

  export interface Category {
    readonly score: number | null;
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
  }

  export interface LighthouseResult {
    readonly audits: Readonly<Record<string, Audit>>;
    readonly categories: Readonly<Record<string, Category>>;
    readonly environment: { readonly benchmarkIndex: number };
    readonly runtimeError?: { readonly message: string };
  }

  interface Flags {
    readonly port: number;
    readonly logLevel: 'error' | 'info';
  }

  /** Loads the address in the Chromium that listens on the port and judges it; the default configuration is a phone's. */
  export default function lighthouse(
    url: string,
    flags: Flags,
    config?: unknown,
  ): Promise<{ readonly lhr: LighthouseResult } | undefined>;

  export const desktopConfig: unknown;
}
