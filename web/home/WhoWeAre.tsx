import { styled } from 'styled-components';
import type { Shop } from '../apollo/page/page-data';
import { touchTarget } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Stack } from '../ui/Stack';
import { Text } from '../ui/Text';

/** The company as registered; its memberships and reviews, each with the page that proves it. */
export function WhoWeAre({ shop: { company, proofs } }: { shop: Shop }) {
  const { legalName, addressLines, companyNumber } = company;
  return (
    <Stack as="section" gap={3} aria-labelledby="who-we-are">
      <Heading id="who-we-are">Who we are</Heading>
      <Text>
        {[legalName, ...addressLines].join(', ')}
        {companyNumber && `. Company number ${companyNumber}`}.
      </Text>
      {proofs.length > 0 && (
        <Proofs>
          {proofs.map(({ name, url }) => (
            <li key={name}>
              <a href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </Proofs>
      )}
    </Stack>
  );
}

const Proofs = styled.ul`
  a { display: inline-flex; align-items: center; min-height: ${touchTarget}; }
`;
