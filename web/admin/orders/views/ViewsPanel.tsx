import { useRef } from 'react';
import { styled } from 'styled-components';
import { useToast } from '../../../ui/feedback/toast';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useDesk } from '../../ui/desk';
import type { OrdersFilters } from '../filters/orders-filters';
import { NameForm } from './NameForm';
import {
  deleteView,
  heldView,
  refuseName,
  restoreView,
  saveView,
  VIEWS_MAX,
  viewPath,
  viewQuery,
} from './saved-views';
import { ViewRow } from './ViewRow';

/** The saved views, and a form that saves the filters as one. */
export function ViewsPanel({ filters }: { filters: OrdersFilters }) {
  const { views } = useDesk();
  const held = heldView(views, filters);
  const place = useRef<HTMLDivElement>(null);
  const toast = useToast();

  return (
    <Place ref={place} tabIndex={-1}>
      <Stack gap={3}>
        {views.length > 0 && (
          <ul aria-label="Saved views">
            {views.map((view) => (
              <ViewRow
                key={view.name}
                view={view}
                to={viewPath(view, filters)}
                isHeld={view === held}
                refuse={(name) => refuseName(views, name, view)}
                onDelete={() => {
                  // The pressed button unmounts; without the focus the panel would close.
                  place.current?.focus();
                  deleteView(view);
                  toast(`View ${view.name} deleted`, 'good', {
                    label: 'Undo',
                    seconds: 10,
                    elsewhere: 'Filter the list and save it again',
                    onPress: () => restoreView(view),
                  });
                }}
              />
            ))}
          </ul>
        )}
        {held && <Text size="small">These filters are saved as {held.name}.</Text>}
        {!held && viewQuery(filters) === '' && (
          <Text size="small" tone="textMuted">
            Filter or sort the list, then save it here by name.
          </Text>
        )}
        {!held && viewQuery(filters) !== '' && views.length >= VIEWS_MAX && (
          <Text size="small">
            You have {VIEWS_MAX} views, which is the limit. Delete one to save another.
          </Text>
        )}
        {!held && viewQuery(filters) !== '' && views.length < VIEWS_MAX && (
          <NameForm
            label="Save these filters as"
            button="Save view"
            refuse={(name) => refuseName(views, name)}
            onName={(name) => {
              place.current?.focus();
              saveView(name, filters);
              toast(`View ${name} saved`, 'good');
            }}
          />
        )}
      </Stack>
    </Place>
  );
}

const Place = styled.div`
  width: 20rem;
  max-width: 100%;
  max-height: 60dvh;
  overflow-y: auto;
  &:focus { outline: none; }
`;
