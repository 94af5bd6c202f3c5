import { createContext, useCallback, useContext, useId, useLayoutEffect, useState } from 'react';

/** Tells the dialog that something is typed and not saved: an id and its name, or null when nothing is. */
type Register = (id: string, name: string | null) => void;

/** What surrounds forms that may hold unsaved text. */
export const UnsavedContext = createContext<Register>(() => {});

/** Says to the dialog around it that `name` is typed and not saved, as long as it is. */
export function useUnsaved(name: string, isUnsaved: boolean): void {
  const id = useId();
  const register = useContext(UnsavedContext);
  // Known before the next key is pressed.
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    register(id, name);
    return () => register(id, null);
  }, [register, id, name, isUnsaved]);
}

/** The names of what is typed and not saved, by id; for the dialog itself. */
export function useUnsavedParts() {
  const [parts, setParts] = useState<ReadonlyMap<string, string>>(new Map());
  const register = useCallback<Register>((id, name) => {
    setParts((before) => {
      const now = new Map(before);
      if (name) now.set(id, name);
      else now.delete(id);
      return now;
    });
  }, []);
  return { parts, register };
}
