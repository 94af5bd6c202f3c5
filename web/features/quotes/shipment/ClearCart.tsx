import { useState } from 'react';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { Row, Stack } from '../../../design/Stack';
import type { CartLine } from '../../cart/cart-types';
import { useCart } from '../../cart/use-cart';

/** Empties the cart at a press, and brings back what was in it at another. Says why the server refused it. */
export function ClearCart() {
  const { lines, notice, clear, setLineQuantity } = useCart((cart) => ({
    lines: cart.lines,
    notice: cart.notice,
    clear: cart.clear,
    setLineQuantity: cart.setLineQuantity,
  }));
  const [cleared, setCleared] = useState<readonly CartLine[]>([]);

  function press(): void {
    setCleared(lines);
    clear();
  }

  function undo(): void {
    for (const line of cleared) setLineQuantity(line, line.quantity);
    setCleared([]);
  }

  if (lines.length > 0)
    return (
      <Stack gap={3}>
        {cleared.length > 0 && notice?.kind === 'bad' && <Notice kind="bad">{notice.message}</Notice>}
        <Row justify="center">
          <Button variant="quiet" onClick={press}>
            Clear cart
          </Button>
        </Row>
      </Stack>
    );
  return (
    cleared.length > 0 && (
      <Notice kind="info" isAnnounced>
        <Row>
          <p>Your cart is empty.</p>
          <Button variant="quiet" ref={focus} onClick={undo}>
            Undo
          </Button>
        </Row>
      </Notice>
    )
  );
}

/** A constant function as `ref`, so that React calls it once for each button. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
