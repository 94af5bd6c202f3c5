import type { LoaderFunction } from 'react-router-dom';

/** Loads the file of a page or layout, which exports one component. The build for the server adds the file's name. */
export interface LoadPage {
  (): Promise<object>;
  readonly file?: string;
}

/** A row of the tables web/start/pages.ts and web/staff/pages.ts. */
export interface Page {
  /** The router's pattern. */
  readonly path: string;
  /** The heading, the document's title and the menu's link; null where the heading always names what the page shows. */
  readonly title: string | null;
  /** The menu's link where it is shorter than the title. */
  readonly label?: string;
  readonly load: LoadPage;
  /** Starts the page's queries before it renders. */
  readonly data?: LoaderFunction;
}

/** The address of a page, without the optional part of its pattern. */
export function addressOf({ path }: Pick<Page, 'path'>): string {
  return path.replace(/\/:\w+\?$/, '');
}
