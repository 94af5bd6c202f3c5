import { type Ref, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { Field } from '../../ui/forms/Field';
import { TextInput } from '../../ui/forms/inputs';
import { useDebouncedValue } from '../../ui/hooks/use-debounced-value';
import { TEXT_PARAM_LENGTH_MAX } from '../../ui/lists/url-params';

interface OrderSearchProps {
  search: string;
  onSearch: (search: string) => void;
  field: Ref<HTMLInputElement>;
}

/** The field that searches while one types; it follows the address when that changes by itself. */
export function OrderSearch({ search, onSearch, field }: OrderSearchProps) {
  const [text, setText] = useState(search);
  const debounced = useDebouncedValue(text.trim());
  const committed = useRef(search);
  /** To another page: a search that comes late must not call it back. */
  const isLeaving = useNavigation().state !== 'idle';

  useEffect(() => {
    if (isLeaving || debounced === committed.current) return;
    committed.current = debounced;
    onSearch(debounced);
  }, [isLeaving, debounced, onSearch]);

  useEffect(() => {
    if (search === committed.current) return;
    committed.current = search;
    setText(search);
  }, [search]);

  return (
    <Field label="Search">
      <TextInput
        ref={field}
        type="search"
        value={text}
        maxLength={TEXT_PARAM_LENGTH_MAX}
        placeholder="Number, city, item or tracking"
        onChange={(event) => setText(event.target.value)}
      />
    </Field>
  );
}
