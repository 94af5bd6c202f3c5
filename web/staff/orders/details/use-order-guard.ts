import type { BlockerFunction } from 'react-router-dom';
import { useUnsavedForms } from '../../../lib/forms/unsaved-forms';
import { useLeaveGuard } from '../../../lib/forms/use-leave-guard';

/** Asks before typed values of an order are lost: by `leave`, by a link or Back, or by closing the tab. */
export function useOrderGuard() {
  const { names, isUnsaved, guarded } = useUnsavedForms();
  const warning = `You haven't saved these changes: ${names.join(', ')}.`;
  return { guarded, ...useLeaveGuard(isUnsaved, warning, { isLeft: leavesOrder }) };
}

/** Back and links close the dialog of an order through the address. */
const leavesOrder: BlockerFunction = ({ currentLocation, nextLocation }) =>
  orderIn(currentLocation.search) !== orderIn(nextLocation.search);

/** The order that an address opens over a list. */
function orderIn(search: string): string | null {
  return new URLSearchParams(search).get('order');
}
