import { useLocation } from 'react-router-dom';
import { ContactPage } from './ContactPage';
import { HelpPage } from './HelpPage';
import { LegalPage } from './LegalPage';

/** Contact, help and the documents: one module, whose name alone stands in every page's first script. */
export function InfoPage() {
  const path = useLocation().pathname.toLowerCase().replace(/\/$/, '');
  if (path === '/contact') return <ContactPage />;
  if (path === '/help') return <HelpPage />;
  return <LegalPage path={path} />;
}
