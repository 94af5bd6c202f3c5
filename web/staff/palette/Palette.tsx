import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { errorMessage } from '../../data/error-message';
import { DialogFrame } from '../../design/dialogs/DialogFrame';
import { Field } from '../../design/forms/Field';
import { TextInput } from '../../design/forms/inputs';
import { Text } from '../../design/Text';
import { color } from '../../design/theme/colors';
import { radius, space, touchTarget, type } from '../../design/theme/tokens';
import { TEXT_PARAM_LENGTH_MAX } from '../../lib/lists/url-params';
import type { Command } from './commands';
import { useFound } from './use-found';

interface PaletteProps {
  /** The text in the field; state of the button, as typing may begin before this code has loaded. */
  text: string;
  onType: (text: string) => void;
  onClose: () => void;
  /** A command without an address was chosen. */
  onDo: (id: string) => void;
}

/** Finds orders, people, quotes, requests, products, screens and actions; arrow keys choose, Enter opens. */
export function Palette({ text, onType, onClose, onDo }: PaletteProps) {
  const [chosen, setChosen] = useState(0);
  const { commands, isLoading, error } = useFound(text);
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const at = Math.min(chosen, commands.length - 1);
  const isEmpty = commands.length === 0;

  function open(command: Command | undefined) {
    if (!command) return;
    if (command.search) {
      onType(command.search);
      setChosen(0);
      return;
    }
    onClose();
    if (command.to) void navigate(command.to);
    else onDo(command.id);
  }

  function move(step: number) {
    const next = (at + step + commands.length) % commands.length;
    setChosen(next);
    list.current?.querySelectorAll('[role="option"]')[next]?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') open(commands[at]);
    else if (event.key === 'ArrowDown' && !isEmpty) move(1);
    else if (event.key === 'ArrowUp' && !isEmpty) move(-1);
    else return;
    event.preventDefault();
  }

  return (
    <Sheet place="middle" title="Find or go to" firstFocus={['input']} onClose={onClose}>
      <Field label="Order, person, quote, product, screen or action">
        <TextInput
          type="search"
          placeholder="Number, name, postcode, phone or email"
          role="combobox"
          aria-expanded={!isEmpty}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isEmpty ? undefined : `${id}-${at}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={TEXT_PARAM_LENGTH_MAX}
          value={text}
          onChange={({ target }) => {
            onType(target.value);
            setChosen(0);
          }}
          onKeyDown={press}
        />
      </Field>
      <Text size="caption" tone="textMuted" role="status">
        {statusText(text.trim(), commands, isLoading, error)}
      </Text>
      <List ref={list} id={`${id}-list`} role="listbox" aria-label="Found">
        {commands.map((command, index) => (
          <div key={command.id} role="presentation">
            {command.group !== commands[index - 1]?.group && (
              <Group aria-hidden="true">{command.group}</Group>
            )}
            <Option
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              onPointerMove={() => setChosen(index)}
              onClick={() => open(command)}
            >
              <b>{command.label}</b>
              {command.note && <span>{command.note}</span>}
            </Option>
          </div>
        ))}
      </List>
    </Sheet>
  );
}

function statusText(text: string, commands: readonly Command[], isLoading: boolean, error: unknown): string {
  const count = commands.filter(({ search }) => !search).length;
  if (isLoading) return 'Searching…';
  if (error) return `We couldn't search orders, people and products. ${errorMessage(error)}`;
  return count === 0
    ? `Nothing found for “${text}”. Search looks at numbers, names, emails, phones, postcodes, streets and towns.`
    : `${count} found`;
}

const Sheet = styled(DialogFrame)`width: min(40rem, 100vw);`;

const List = styled.div`
  max-height: min(26rem, 50dvh);
  overflow-y: auto;
`;

const Group = styled.div`
  padding: ${space(2)} ${space(3)} ${space(1)};
  ${type('caption', 600)}
  color: ${color.textMuted};
`;

const Option = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  min-height: 2.5rem;
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.medium};
  ${type('small')}
  cursor: pointer;
  @media (pointer: coarse) { min-height: ${touchTarget}; }

  b { font-weight: 600; }
  span { color: ${color.textMuted}; }
  &[aria-selected='true'] { background: ${color.accentSoft}; outline: 2px solid ${color.accent}; outline-offset: -2px; }
`;
