import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '../../../platform/api/pagination.js';
import type { Context } from '../../../platform/http/context.js';
import { OrderExport } from '../export/order-export.resolver.js';
import { AccountsFiles, AccountsMonthView, AccountsPage } from './accounts.types.js';
import type { AccountsFile } from './accounts-export.service.js';
import { methodOf } from './accounts-files.js';
import { ZIPPED_MAX } from './accounts-zip.js';
import { vatTreatment } from './vat-treatment.js';

const MONTH = { description: 'The month, YYYY-MM, in London.' };

@Resolver()
export class AccountsResolver {
  @Query(() => [AccountsMonthView], {
    description: 'Staff: the months of the accounts, newest first, up to six years and this one.',
  })
  adminAccountsMonths(@Ctx() { services }: Context) {
    return services.accounts.months();
  }

  @Query(() => AccountsPage, { description: 'Staff: a month of the accounts, by the dates of documents.' })
  async adminAccounts(
    @Ctx() { services }: Context,
    @Arg('month', () => ID, MONTH) month: string,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<AccountsPage> {
    const { sums, nodes, pageInfo } = await services.accounts.month(month, page);
    const documents = nodes.map((row) => {
      const { percent, words } = vatTreatment(row.issuer);
      return { ...row, vatPercent: percent, vatTreatment: words, method: methodOf(row) };
    });
    const archives = Math.ceil(pageInfo.total / ZIPPED_MAX);
    return { sums: [...sums], nodes: documents, pageInfo, archives };
  }

  @Query(() => OrderExport, {
    description: 'Staff: a file of a month. The audit log records each download.',
  })
  adminAccountsFile(
    @Ctx() { services }: Context,
    @Arg('month', () => ID, MONTH) month: string,
    @Arg('file', () => AccountsFiles, { description: 'The file.' }) file: AccountsFile,
    @Arg('part', () => Int, {
      defaultValue: 1,
      description: 'Number of the archive, from 1; documents only.',
    })
    part: number,
  ): Promise<OrderExport> {
    return services.accountsExport.link({ month, file, part });
  }

  @Mutation(() => AccountsMonthView, {
    description:
      'Staff: closes a month that was handed over to the accountant. Documents of its days that are written later are listed in the first open month.',
  })
  adminCloseAccountsMonth(
    @Ctx() { services }: Context,
    @Arg('month', () => ID, MONTH) month: string,
    @Arg('documents', () => Int, { description: 'Number of documents that you saw in it.' })
    documents: number,
  ) {
    return services.accounts.close(month, documents);
  }

  @Mutation(() => AccountsMonthView, { description: 'Staff: opens the last closed month again.' })
  adminReopenAccountsMonth(
    @Ctx() { services }: Context,
    @Arg('month', () => ID, MONTH) month: string,
    @Arg('reason', { description: 'The reason, up to 500 characters.' }) reason: string,
  ) {
    return services.accounts.reopen(month, reason);
  }
}
