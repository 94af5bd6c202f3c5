import { LeaveQuestion as Question } from '../../ui/dialogs/LeaveQuestion';

/** Asks before a page with things typed but not paid is left for another page. */
export function LeaveQuestion({ isOn }: { isOn: boolean }) {
  return (
    <Question isOn={isOn} title="Leave without paying?">
      Your cart is kept, and what you typed waits here until you close this tab.
    </Question>
  );
}
