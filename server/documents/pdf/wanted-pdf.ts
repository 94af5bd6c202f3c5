import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Fonts } from './typefaces.js';

/** A document as data: what stands on its pages, and below them. */
export interface PdfJob {
  readonly definition: TDocumentDefinitions;
  /** Beside the page numbers; null for pages without either. */
  readonly footer: Content | null;
  readonly fonts: Fonts;
}

/** A document that is wanted, and by whom. */
export interface WantedPdf {
  /** Called when its turn has come: documents that wait take no memory. */
  readonly build: () => PdfJob;
  /** About how many milliseconds of processor it takes. */
  readonly workMs: number;
  readonly forWhom: string;
  /** Staff's own papers go before those of customers. */
  readonly isUrgent?: boolean;
  /** Aborted when nobody waits for it any more. */
  readonly signal?: AbortSignal;
}
