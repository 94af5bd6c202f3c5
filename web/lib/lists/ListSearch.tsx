import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Field } from '../../design/forms/Field';
import { TextInput } from '../../design/forms/inputs';
import { useDebouncedValue } from '../hooks/use-debounced-value';
import { useIsNavigating } from '../hooks/use-is-navigating';
import { TEXT_PARAM_LENGTH_MAX } from './url-params';

interface ListSearchProps {
  label: string;
  placeholder: string;
  /** From the address. */
  search: string;
  onSearch: (search: string) => void;
  /** Called on Enter, after `onSearch`. */
  onEnter?: (search: string) => void;
}

/** A search field that searches while typing, and follows the address. */
export function ListSearch({ label, placeholder, search, onSearch, onEnter }: ListSearchProps) {
  const [text, setText] = useState(search);
  const debounced = useDebouncedValue(text.trim());
  const committed = useRef(search);
  /** During a navigation to another page a late search must not navigate back. */
  const isNavigating = useIsNavigating();

  const commit = useEffectEvent(onSearch);
  useEffect(() => {
    if (isNavigating || debounced === committed.current || debounced !== text.trim()) return;
    committed.current = debounced;
    commit(debounced);
  }, [isNavigating, debounced, text]);

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
        maxLength={TEXT_PARAM_LENGTH_MAX}
        placeholder={placeholder}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && enter()}
      />
    </Field>
  );
}
