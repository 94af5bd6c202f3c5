import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { DESTINATIONS, type DestinationKey } from '../../../../rules/destinations';
import { destinationAddress } from '../../../../rules/page-address';
import { Heading } from '../../../design/Heading';
import { Stack } from '../../../design/Stack';
import { space, touchTarget } from '../../../design/theme/tokens';

/** Links to the pages of all destinations, or of all but this one. */
export function OtherDestinations({ destination }: { destination?: DestinationKey }) {
  return (
    <Stack as="nav" gap={4} aria-labelledby="others">
      <Heading id="others">{destination ? 'Where else we ship' : 'Where we ship'}</Heading>
      <Places>
        {DESTINATIONS.filter(({ key }) => key !== destination).map(({ key, name }) => (
          <li key={key}>
            <Link to={destinationAddress(name)}>{name}</Link>
          </li>
        ))}
      </Places>
    </Stack>
  );
}

const Places = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(6)};

  a { display: inline-flex; align-items: center; min-height: ${touchTarget}; }
`;
