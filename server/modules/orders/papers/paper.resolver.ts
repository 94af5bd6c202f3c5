import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/http/context.js';
import { OrderPaper, PaperDecisionInput } from './paper.types.js';

@Resolver()
export class PaperResolver {
  @Query(() => [OrderPaper], {
    description: 'The papers that customs require for one of your orders; for staff, for any order.',
  })
  orderPapers(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of an order that you may see.' }) id: string,
  ): Promise<OrderPaper[]> {
    return services.papers.of(id);
  }

  @Mutation(() => OrderPaper, {
    description: 'Sends the file of a paper, replacing an earlier one. A repeat changes nothing.',
  })
  sendOrderPaper(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of a paper on an order that you may see.' }) id: string,
    @Arg('fileId', () => ID, { description: 'Id of an uploaded, unsent file of yours.' }) fileId: string,
  ): Promise<OrderPaper> {
    return services.papers.send(id, fileId);
  }

  @Mutation(() => OrderPaper, {
    description:
      'Staff: approves or refuses the file of a paper; the customer gets the reason of a refusal by email.',
  })
  adminDecideOrderPaper(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of any paper.' }) id: string,
    @Arg('input', () => PaperDecisionInput, { description: 'The decision.' }) input: PaperDecisionInput,
  ): Promise<OrderPaper> {
    return services.papers.decide(id, input);
  }
}
