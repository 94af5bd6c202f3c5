import { LeaveQuestion as Question } from '../../ui/dialogs/LeaveQuestion';

/** Asks before leaving a form that is filled in but not paid. */
export function LeaveQuestion({ isOn }: { isOn: boolean }) {
  return (
    <Question isOn={isOn} title="Leave without paying?">
      Your cart is saved. Your details stay here until you close this tab.
    </Question>
  );
}
