import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { Field } from '../../../ui/forms/Field';
import { TextInput } from '../../../ui/forms/inputs';
import { useSettledText } from '../../../ui/hooks/use-settled-text';

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
  const settled = useSettledText(text.trim());
  const told = useRef(search);
  /** To another page: a search that comes late must not call it back. */
  const isLeaving = useNavigation().state !== 'idle';

  useEffect(() => {
    if (isLeaving || settled === told.current || settled !== text.trim()) return;
    told.current = settled;
    onSearch(settled);
  }, [isLeaving, settled, text, onSearch]);

  useEffect(() => {
    if (search === told.current) return;
    told.current = search;
    setText(search);
  }, [search]);

  function enter() {
    const words = text.trim();
    if (words !== told.current) onSearch(words);
    told.current = words;
    onEnter?.(words);
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
