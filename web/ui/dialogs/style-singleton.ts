import { useEffect } from 'react';

interface StyleProps {
  styles: string;
  /** Whether the style follows its text; else the first text counts for as long as anybody uses it. */
  dynamic?: boolean;
}

/**
 * Stands in for react-style-singleton, by which the dialogs of Radix keep the page behind them still: that one adds an
 * element <style>, which our content security policy forbids. A constructed style sheet is none, and is allowed.
 */
export function styleSingleton() {
  const sheet = sharedSheet();
  return function Style({ styles, dynamic }: StyleProps) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: a text that is not dynamic is read once
    useEffect(() => {
      sheet.add(styles);
      return sheet.remove;
    }, [dynamic && styles]);
    return null;
  };
}

/** One style sheet for all who use it at the same time; it is in the page while there is one. */
function sharedSheet() {
  let users = 0;
  let adopted: CSSStyleSheet | null = null;
  return {
    add(styles: string) {
      users += 1;
      if (adopted) return;
      adopted = new CSSStyleSheet();
      adopted.replaceSync(styles);
      document.adoptedStyleSheets.push(adopted);
    },
    remove() {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== adopted);
      adopted = null;
    },
  };
}
