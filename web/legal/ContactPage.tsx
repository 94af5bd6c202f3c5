import { Link } from 'react-router-dom';
import { collectionPlaces } from '../../rules/people/collection-regions';
import { toKey } from '../apollo/enums';
import { Fact } from '../ui/facts';
import { QueryFaces } from '../ui/feedback/QueryFaces';
import { Skeleton } from '../ui/feedback/Skeleton';
import { usePageQuery } from '../ui/hooks/use-page-query';
import { PhoneLink } from '../ui/PhoneLink';
import { Page } from '../ui/page/Page';
import { PageHeading } from '../ui/page/PageHeading';
import { Stack } from '../ui/Stack';
import { usePhone, useShop } from '../ui/shop/shop';
import { Text } from '../ui/Text';
import { Facts } from '../ui/TitledPanel';
import { ContactDetailsDocument, type ContactDetailsQuery } from './legal.generated';

/** /contact: how to reach us, and who we are. */
export function ContactPage() {
  const query = usePageQuery(ContactDetailsDocument, {});
  return (
    <Page measure="column">
      <Stack gap={6}>
        <Stack gap={2}>
          <PageHeading title="Contact us" />
          <Text>
            Have you booked already? <Link to="/user/orders">Send us a message from your order</Link>. We see
            it with the order, so you don't have to explain twice. Many questions are answered on our{' '}
            <Link to="/help">help page</Link>. Anything else?{' '}
            <Link to="/request?kind=question">Ask us a question</Link>, and we answer by email.
          </Text>
        </Stack>
        <QueryFaces query={query} loading="Loading..." skeleton={<Skeleton height="20rem" />}>
          {({ store }) => <Details store={store} />}
        </QueryFaces>
      </Stack>
    </Page>
  );
}

function Details({
  store: { company, phoneHours, collectionRegions },
}: {
  store: ContactDetailsQuery['store'];
}) {
  const phone = usePhone();
  const proofs = useShop().shop?.proofs ?? [];
  const { legalName, addressLines, companyNumber, vatNumber, email } = company;
  return (
    <>
      <Facts title="Reach us">
        {phone && (
          <Fact name="Phone">
            <PhoneLink number={phone} />
          </Fact>
        )}
        {phone && phoneHours && <Fact name="Phone hours">{phoneHours}</Fact>}
        <Fact name="Email">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
      </Facts>
      <Facts title="Where we collect">
        <Fact name="Collections">{collectionPlaces(collectionRegions.map(toKey))}</Fact>
      </Facts>
      <Facts title="Company">
        <Fact name="Name">{legalName}</Fact>
        <Fact name="Address">
          {addressLines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Fact>
        {companyNumber && <Fact name="Company number">{companyNumber}</Fact>}
        {vatNumber && <Fact name="VAT number">{vatNumber}</Fact>}
        {proofs.length > 0 && (
          <Fact name="Memberships and reviews">
            {proofs.map(({ name, url }) => (
              <div key={name}>
                <a href={url} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </div>
            ))}
          </Fact>
        )}
      </Facts>
    </>
  );
}
