import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color } from '../../design/theme/colors';
import { space, touchTarget, type, width } from '../../design/theme/tokens';
import { useRefundPromise, useShop, useSiteName } from '../../lib/shop/shop';
import { INFO_PAGES } from '../pages';

/** Refund promise, phone, copyright and the social links set by staff. */
export function Footer() {
  const { shop } = useShop();
  const { phone, company, socialLinks = [] } = shop ?? {};
  const siteName = useSiteName();
  const refundPromise = useRefundPromise();
  const shownLinks = socialLinks.filter(({ url }) => url);
  return (
    <Band>
      <Bar>
        <Texts>
          <p>{refundPromise}</p>
          <Links as="nav">
            <Link to="/follow">Track your order</Link>
            {INFO_PAGES.map(({ path, title, label = title }) => (
              <Link key={path} to={path}>
                {label}
              </Link>
            ))}
          </Links>
          <p>
            © <Year /> {siteName}. All rights reserved.
            {phone && ` Free phone line ${phone}.`}
            {company && ` ${[company.legalName, ...company.addressLines].join(', ')}.`}
          </p>
        </Texts>
        {shownLinks.length > 0 && (
          <Links aria-label="Follow us">
            {shownLinks.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </Links>
        )}
      </Bar>
    </Band>
  );
}

/** A page rendered last year keeps that year until something else on it changes. */
function Year() {
  return <span suppressHydrationWarning>{new Date().getFullYear()}</span>;
}

const Band = styled.footer`
  border-block-start: 1px solid ${color.line};
  ${type('small')}
  color: ${color.textMuted};

  /* Hidden until the page above has its height, to avoid a layout shift. */
  main:has([data-loading]) + & { visibility: hidden; }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(8)};
  max-width: calc(${width.page} + ${space(8)});
  margin-inline: auto;
  padding: ${space(5)} ${space(4)};

  /* In columns below a tablet's width. */
  a { display: inline-flex; align-items: center; min-width: clamp(0px, (48rem - 100vw) * 99, 10rem); min-height: ${touchTarget}; color: ${color.textMuted}; }
`;

const Texts = styled.div`display: grid; gap: ${space(1)};`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
`;
