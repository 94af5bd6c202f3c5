import { createContext, useCallback, useContext, useId, useLayoutEffect, useState } from 'react';

/** Registers unsaved text: an id and a label, or null once there is none. */
type Register = (id: string, name: string | null) => void;

/** Provided around forms that may have unsaved text. */
export const UnsavedContext = createContext<Register>(() => {});

/** Registers `name` as unsaved with the surrounding dialog. */
export function useUnsaved(name: string, isUnsaved: boolean): void {
  const id = useId();
  const register = useContext(UnsavedContext);
  // Registered before the next key press.
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    register(id, name);
    return () => register(id, null);
  }, [register, id, name, isUnsaved]);
}

/** The labels of unsaved text, by id; for the dialog itself. */
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
