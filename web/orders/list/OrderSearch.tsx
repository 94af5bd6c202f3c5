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

/** A search field that searches while typing, and follows the address. */
export function OrderSearch({ search, onSearch, field }: OrderSearchProps) {
  const [text, setText] = useState(search);
  const debounced = useDebouncedValue(text.trim());
  const committed = useRef(search);
  /** During a navigation to another page a late search must not navigate back. */
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
