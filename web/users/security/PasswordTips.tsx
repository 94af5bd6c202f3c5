import { styled } from 'styled-components';
import { color } from '../../theme/colors';
import { space, type } from '../../theme/tokens';

const TIPS = [
  "Use a password that you don't use anywhere else.",
  'Longer is stronger: try four or five unrelated words, a number and a symbol.',
  'Leave out your name, your birthday and our name. Attackers try them first.',
  'Use a password manager. It remembers your password and fills it in only on our site.',
  "We'll never ask for your password by phone or email.",
];

/** Advice on passwords. */
export function PasswordTips() {
  return (
    <List>
      {TIPS.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding-inline-start: ${space(5)};
  list-style: disc;
  ${type('small')}
  color: ${color.textMuted};
`;
