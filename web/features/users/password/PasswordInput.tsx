import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import { TextInput } from '../../../design/forms/inputs';
import { IconButton } from '../../../design/IconButton';
import { touchTarget } from '../../../design/theme/tokens';

/** A password that can be shown; inside a Field. */
export function PasswordInput(props: ComponentProps<typeof TextInput>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Line>
      <TextInput {...props} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <IconButton
        label={isShown ? 'Hide password' : 'Show password'}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? <EyeOff aria-hidden="true" size={20} /> : <Eye aria-hidden="true" size={20} />}
      </IconButton>
    </Line>
  );
}

const Line = styled.div`
  position: relative;

  input { padding-inline-end: ${touchTarget}; }
  button { position: absolute; inset-block-start: 0; inset-inline-end: 0; }
`;
