import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/http/context.js';
import { OrderPaper, PaperDecisionInput } from './paper.types.js';

@Resolver()
export class PaperResolver {
  @Query(() => [OrderPaper], {
    description: 'The papers that customs ask for on one of your orders; on any order for staff.',
  })
  orderPapers(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of an order you may see.' }) id: string,
  ): Promise<OrderPaper[]> {
    return services.papers.of(id);
  }

  @Mutation(() => OrderPaper, {
    description: 'Sends the file of a paper, in place of an earlier one. The same file again is the same.',
  })
  sendOrderPaper(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of a paper on an order you may see.' }) id: string,
    @Arg('fileId', () => ID, { description: 'Of a file of yours that waits.' }) fileId: string,
  ): Promise<OrderPaper> {
    return services.papers.send(id, fileId);
  }

  @Mutation(() => OrderPaper, {
    description:
      'Staff: finds the file of a paper right, or refuses it; the customer gets the reason by email.',
  })
  adminDecideOrderPaper(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of any paper.' }) id: string,
    @Arg('input', () => PaperDecisionInput, { description: 'The decision.' }) input: PaperDecisionInput,
  ): Promise<OrderPaper> {
    return services.papers.decide(id, input);
  }
}
