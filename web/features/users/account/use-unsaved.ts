import { useEffect } from 'react';

/** Reports whether a form has unsaved values, and on unmount that it has none. */
export function useUnsaved(isUnsaved: boolean, report: (isUnsaved: boolean) => void): void {
  useEffect(() => {
    report(isUnsaved);
    return () => report(false);
  }, [isUnsaved, report]);
}
