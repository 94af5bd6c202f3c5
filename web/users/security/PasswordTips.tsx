import { styled } from 'styled-components';
import { color } from '../../theme/colors';
import { space, type } from '../../theme/tokens';

const TIPS = [
  'Use a password here that you use nowhere else.',
  'Longer is stronger: four or five words that have nothing to do with each other, a number and a sign.',
  'Leave out your name, your birthday and our name. Attackers try them first.',
  'A password manager remembers it for you, and fills it in only on our site.',
  'We never ask for your password by phone or email.',
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
