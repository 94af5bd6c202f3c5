import { useEffect } from 'react';

interface StyleProps {
  styles: string;
  /** Whether the style follows its text; else the first text applies while anything uses it. */
  dynamic?: boolean;
}

/**
 * Replaces react-style-singleton, which Radix dialogs use to stop the page behind them from scrolling: that one adds a
 * <style> element, which our content security policy forbids. A constructed style sheet is allowed.
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

/** One style sheet shared by all its users; adopted while there is one. */
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
