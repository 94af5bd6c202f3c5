import { type Ref, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { Field } from '../../ui/forms/Field';
import { TextInput } from '../../ui/forms/inputs';
import { useSettledText } from '../../ui/hooks/use-settled-text';
import { WORDS_LENGTH_MAX } from '../../ui/lists/url-params';

interface OrderSearchProps {
  search: string;
  onSearch: (search: string) => void;
  field: Ref<HTMLInputElement>;
}

/** The field that searches while one types; it follows the address when that changes by itself. */
export function OrderSearch({ search, onSearch, field }: OrderSearchProps) {
  const [text, setText] = useState(search);
  const settled = useSettledText(text.trim());
  const told = useRef(search);
  /** To another page: a search that comes late must not call it back. */
  const isLeaving = useNavigation().state !== 'idle';

  useEffect(() => {
    if (isLeaving || settled === told.current) return;
    told.current = settled;
    onSearch(settled);
  }, [isLeaving, settled, onSearch]);

  useEffect(() => {
    if (search === told.current) return;
    told.current = search;
    setText(search);
  }, [search]);

  return (
    <Field label="Search">
      <TextInput
        ref={field}
        type="search"
        value={text}
        maxLength={WORDS_LENGTH_MAX}
        placeholder="Number, city, item or tracking"
        onChange={(event) => setText(event.target.value)}
      />
    </Field>
  );
}
