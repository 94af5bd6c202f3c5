import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { Page } from '../../../design/page/Page';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { ListStates, type ListStatesProps } from '../../../lib/lists/ListStates';
import { Pager } from '../../../lib/lists/Pager';
import type { PageInfo } from '../../../lib/lists/page-numbers';
import { ResultRange } from '../../../lib/lists/ResultRange';
import { PageHeading } from '../../../lib/page/PageHeading';

interface ListPageProps<List> extends ListStatesProps<List> {
  /** Below the title: text or a node. */
  intro?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Filters and other controls above the list. */
  filters?: ReactNode;
  /** Shown without rows, instead of rows, range and pages; a table has its own. */
  empty?: ReactNode;
  /** Above the rows; the page's range by default. */
  range?: (list: List) => ReactNode;
  linkTo: (changed: { page: number }) => To;
  /** Beside the pager, such as the number of rows. */
  below?: ReactNode;
  /** Dialogs over the page. */
  dialogs?: ReactNode;
}

/** A list page of the staff's area: heading, filters, and one page of rows with a pager. */
export function ListPage<List extends { readonly pageInfo: PageInfo }>({
  intro,
  actions,
  filters,
  empty,
  range = ({ pageInfo }) => <ResultRange info={pageInfo} />,
  linkTo,
  below,
  dialogs,
  children,
  ...faces
}: ListPageProps<List>) {
  return (
    <Page>
      <Stack gap={3}>
        <Row justify="space-between">
          <Stack gap={1}>
            <PageHeading />
            {typeof intro === 'string' ? (
              <Text size="small" tone="textMuted">
                {intro}
              </Text>
            ) : (
              intro
            )}
          </Stack>
          {actions}
        </Row>
        {filters}
        <ListStates {...faces}>
          {(list) =>
            empty && list.pageInfo.total === 0 ? (
              empty
            ) : (
              <Stack gap={3}>
                {range(list)}
                {children(list)}
                <Row justify="space-between">
                  <Pager
                    label={`Pages of ${faces.itemsName}`}
                    info={list.pageInfo}
                    toPage={(page) => linkTo({ page })}
                  />
                  {below}
                </Row>
              </Stack>
            )
          }
        </ListStates>
      </Stack>
      {dialogs}
    </Page>
  );
}
