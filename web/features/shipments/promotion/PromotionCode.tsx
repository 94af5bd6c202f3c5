import { useState } from 'react';
import { errorMessage } from '../../../data/error-message';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import type { Cart } from '../../cart/cart';
import { useCart } from '../../cart/use-cart';
import { useApplyPromotionMutation, useRemovePromotionMutation } from './promotion-code.generated';

/** The promotion code of the cart: typed, in use, or why it takes nothing off. */
export function PromotionCode() {
  const { promotionCode, promotionProblem, whenSynced, receive } = useCart((cart) => ({
    promotionCode: cart.promotionCode,
    promotionProblem: cart.promotionProblem,
    whenSynced: cart.whenSynced,
    receive: cart.receive,
  }));
  const [apply] = useApplyPromotionMutation();
  const [remove] = useRemovePromotionMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send(work: () => Promise<Parameters<Cart['receive']>[0] | undefined>): Promise<void> {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await whenSynced();
      const cart = await work();
      if (cart) receive(cart);
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setIsBusy(false);
    }
  }

  if (promotionCode)
    return (
      <Stack gap={2}>
        <Row>
          <Text size="small">
            Promotion code <strong>{promotionCode}</strong>
          </Text>
          <Button
            variant="quiet"
            isBusy={isBusy}
            onClick={() => void send(async () => (await remove()).data?.removePromotion)}
          >
            Remove code
          </Button>
        </Row>
        {(problem ?? promotionProblem) && <Notice kind="warn">{problem ?? promotionProblem}</Notice>}
      </Stack>
    );
  return (
    <form
      noValidate
      aria-label="Promotion code"
      onSubmit={(event) => {
        event.preventDefault();
        const code = String(new FormData(event.currentTarget).get('code')).trim();
        if (code) void send(async () => (await apply({ variables: { code } })).data?.applyPromotion);
        else setProblem('Enter your code');
      }}
    >
      <Stack gap={3}>
        <Field label="Promotion code" error={problem} isOptional>
          <TextInput name="code" maxLength={30} autoComplete="off" autoCapitalize="characters" />
        </Field>
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          Use code
        </Button>
      </Stack>
    </form>
  );
}
