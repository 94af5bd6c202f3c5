import { Link } from 'react-router-dom';
import { collectionPlaces } from '../../../rules/people/collection-regions';
import { fromGraphqlEnum } from '../../data/enums';
import { Fact } from '../../design/facts';
import { Skeleton } from '../../design/feedback/Skeleton';
import { PhoneLink } from '../../design/PhoneLink';
import { Page } from '../../design/page/Page';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { Facts } from '../../design/TitledPanel';
import { PageHeading } from '../../lib/page/PageHeading';
import { QueryStates } from '../../lib/queries/QueryStates';
import { usePageQuery } from '../../lib/queries/use-page-query';
import { usePhone, useShop } from '../../lib/shop/shop';
import { ContactDetailsDocument, type ContactDetailsQuery } from './legal.generated';

/** /contact: how to reach us, and who we are. */
export function ContactPage() {
  const query = usePageQuery(ContactDetailsDocument, {});
  return (
    <Page measure="column">
      <Stack gap={6}>
        <Stack gap={2}>
          <PageHeading />
          <Text>
            Have you booked already? <Link to="/user/orders">Send us a message from your order</Link>. We see
            it with the order, so you don't have to explain twice. Many questions are answered on our{' '}
            <Link to="/help">help page</Link>. Anything else?{' '}
            <Link to="/request?kind=question">Ask us a question</Link>, and we answer by email.
          </Text>
        </Stack>
        <QueryStates query={query} loadingLabel="Loading..." skeleton={<Skeleton height="20rem" />}>
          {({ store }) => <Details store={store} />}
        </QueryStates>
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
        <Fact name="Collections">{collectionPlaces(collectionRegions.map(fromGraphqlEnum))}</Fact>
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
