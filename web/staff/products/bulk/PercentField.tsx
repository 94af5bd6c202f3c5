import { useEffect, useRef, useState } from 'react';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value';
import { percentProblem } from './bulk-form';

interface PercentFieldProps {
  direction: 'raise' | 'lower';
  /** From the address. */
  percent: string;
  onChange: (percent: string) => void;
}

/** The percentage; debounced, and it follows the address. */
export function PercentField({ direction, percent, onChange }: PercentFieldProps) {
  const [text, setText] = useState(percent);
  const debounced = useDebouncedValue(text.trim().replace(',', '.'));
  const committed = useRef(percent);

  useEffect(() => {
    if (debounced === committed.current) return;
    committed.current = debounced;
    onChange(debounced);
  }, [debounced, onChange]);

  useEffect(() => {
    if (percent === committed.current) return;
    committed.current = percent;
    setText(percent);
  }, [percent]);

  return (
    <Field label="Percent" error={percentProblem({ direction, percent }) ?? undefined}>
      <TextInput
        value={text}
        maxLength={8}
        inputMode="decimal"
        placeholder="5"
        onChange={(event) => setText(event.target.value)}
      />
    </Field>
  );
}
