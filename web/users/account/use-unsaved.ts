import { useEffect } from 'react';

/** Tells the page whether a form on it holds something that is not saved, and that it does not once it is gone. */
export function useUnsaved(isUnsaved: boolean, report: (isUnsaved: boolean) => void): void {
  useEffect(() => {
    report(isUnsaved);
    return () => report(false);
  }, [isUnsaved, report]);
}
