import { type Control, type FieldValues, get } from 'react-hook-form';

interface RegisteredField {
  _f?: { ref?: unknown; refs?: readonly unknown[] };
}

/**
 * Puts a form's fields in the order of the page. React Hook Form gives the focus to the first invalid one in the order of
 * registration, where a field that appeared later is last.
 */
export function sortByPage<Values extends FieldValues>({ _names, _fields }: Control<Values>): void {
  const { mount } = _names;
  const elementOf = (name: string) => {
    const { ref, refs } = (get(_fields, name) as RegisteredField | undefined)?._f ?? {};
    const element = refs?.[0] ?? ref;
    return element instanceof Element && element.isConnected ? element : null;
  };
  const placed = [...mount].map((name) => ({ name, element: elementOf(name) }));
  placed.sort((one, other) => {
    if (!one.element || !other.element) return Number(!one.element) - Number(!other.element);
    return one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
  mount.clear();
  for (const { name } of placed) mount.add(name);
}
