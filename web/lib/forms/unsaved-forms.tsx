import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useState,
} from 'react';

/** Registers a form with unsaved values by its name; null once it has none. */
type Register = (id: string, name: string | null) => void;

const UnsavedForms = createContext<Register | null>(null);

/** Registers a form with the guard around it; false when there is none. */
export function useUnsaved(name: string, isUnsaved: boolean): boolean {
  const id = useId();
  const register = useContext(UnsavedForms);
  // Registered before the next key press.
  useLayoutEffect(() => {
    if (!isUnsaved || !register) return;
    register(id, name);
    return () => register(id, null);
  }, [register, id, name, isUnsaved]);
  return register !== null;
}

/** The forms with unsaved values within `guarded`. */
export function useUnsavedForms() {
  const [forms, setForms] = useState<ReadonlyMap<string, string>>(new Map());
  const register = useCallback<Register>((id, name) => {
    setForms((before) => {
      const now = new Map(before);
      if (name === null) now.delete(id);
      else now.set(id, name);
      return now;
    });
  }, []);
  return {
    names: [...forms.values()],
    isUnsaved: forms.size > 0,
    guarded: (children: ReactNode) => <UnsavedForms value={register}>{children}</UnsavedForms>,
  };
}
