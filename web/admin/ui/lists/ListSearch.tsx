import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { Field } from '../../../ui/forms/Field';
import { TextInput } from '../../../ui/forms/inputs';
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value';

interface ListSearchProps {
  label: string;
  placeholder: string;
  /** As the address bar carries it. */
  search: string;
  onSearch: (search: string) => void;
  /** Enter was pressed; the search is told first. */
  onEnter?: (search: string) => void;
  lengthMax: number;
}

/** The field that searches a list while one types; it follows the address when that changes by itself. */
export function ListSearch({ label, placeholder, search, onSearch, onEnter, lengthMax }: ListSearchProps) {
  const [text, setText] = useState(search);
  const debounced = useDebouncedValue(text.trim());
  const committed = useRef(search);
  /** To another page: a search that comes late must not call it back. */
  const isLeaving = useNavigation().state !== 'idle';

  useEffect(() => {
    if (isLeaving || debounced === committed.current || debounced !== text.trim()) return;
    committed.current = debounced;
    onSearch(debounced);
  }, [isLeaving, debounced, text, onSearch]);

  useEffect(() => {
    if (search === committed.current) return;
    committed.current = search;
    setText(search);
  }, [search]);

  function enter() {
    const trimmed = text.trim();
    if (trimmed !== committed.current) onSearch(trimmed);
    committed.current = trimmed;
    onEnter?.(trimmed);
  }

  return (
    <Field label={label}>
      <TextInput
        type="search"
        value={text}
        maxLength={lengthMax}
        placeholder={placeholder}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && enter()}
      />
    </Field>
  );
}
