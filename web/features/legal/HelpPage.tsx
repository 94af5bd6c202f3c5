import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Heading } from '../../design/Heading';
import { PhoneLink } from '../../design/PhoneLink';
import { Markdown } from '../../design/page/Markdown';
import { Page } from '../../design/page/Page';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { color } from '../../design/theme/colors';
import { disclosureMarker } from '../../design/theme/disclosure';
import { space, touchTarget } from '../../design/theme/tokens';
import { ListSearch } from '../../lib/lists/ListSearch';
import { useUrlParams } from '../../lib/lists/use-url-params';
import { PageHeading } from '../../lib/page/PageHeading';
import { usePhone } from '../../lib/shop/shop';
import { findQuestions, HELP_TOPICS } from './help-questions';

/** /help: questions and answers, with a search. */
export function HelpPage() {
  const [query, changeUrlParams] = useUrlParams();
  const search = query.get('search') ?? '';
  const found = findQuestions(search);
  const topics = found.length > 0 ? found : HELP_TOPICS;
  const phone = usePhone();

  function find(text: string): void {
    const change = (now: URLSearchParams) => {
      if (text) now.set('search', text);
      else now.delete('search');
      return now;
    };
    changeUrlParams(change, { replace: true });
  }

  return (
    <Page measure="column">
      <Stack gap={6}>
        <PageHeading />
        <ListSearch
          label="Search the answers"
          placeholder="Refund, labels, insurance..."
          search={search}
          onSearch={find}
        />
        <Text role="status">
          {found.length === 0 && 'No match. Try one word, or choose a question below.'}
        </Text>
        {topics.map(({ title, questions }) => (
          <Stack key={title} as="section" gap={2}>
            <Heading size="title">{title}</Heading>
            <div>
              {questions.map(({ question, answer }) => (
                <Question key={question} open={search !== '' && topics.length < 3}>
                  <summary>{question}</summary>
                  <Markdown text={answer} />
                </Question>
              ))}
            </div>
          </Stack>
        ))}
        <Text>
          Didn't find it? <Link to="/contact">Contact us</Link>
          {phone && (
            <>
              {' '}
              or call <PhoneLink number={phone} />
            </>
          )}
          .
        </Text>
      </Stack>
    </Page>
  );
}

const Question = styled.details`
  border-block-end: 1px solid ${color.line};

  > summary {
    ${disclosureMarker}
    padding-block: ${space(3)};
    min-height: ${touchTarget};
    font-weight: 600;
    cursor: pointer;
  }
  > :not(summary) { padding-block-end: ${space(4)}; padding-inline-start: ${space(4)}; }
`;
