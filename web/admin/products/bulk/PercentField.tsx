import { useEffect, useRef, useState } from 'react';
import { Field } from '../../../ui/forms/Field';
import { TextInput } from '../../../ui/forms/inputs';
import { useSettledText } from '../../../ui/hooks/use-settled-text';
import { percentProblem } from './bulk-form';

interface PercentFieldProps {
  direction: 'raise' | 'lower';
  /** As the address bar carries it. */
  percent: string;
  onChange: (percent: string) => void;
}

/** By how much; told once nobody has typed for a moment, and it follows the address when that changes by itself. */
export function PercentField({ direction, percent, onChange }: PercentFieldProps) {
  const [text, setText] = useState(percent);
  const settled = useSettledText(text.trim().replace(',', '.'));
  const told = useRef(percent);

  useEffect(() => {
    if (settled === told.current) return;
    told.current = settled;
    onChange(settled);
  }, [settled, onChange]);

  useEffect(() => {
    if (percent === told.current) return;
    told.current = percent;
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
