import { Arg, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { registerEnum } from '../../../platform/api/enums.js';
import type { Context } from '../../../platform/http/context.js';
import { OrderFilter } from '../admin/order-filter.js';
import type { ExportFormat } from './export-formats.js';
import type { OfferedExport } from './order-export.service.js';

const ExportFormats = registerEnum<ExportFormat>('ExportFormat', 'File format of an export.', {
  csv: 'Comma-separated values.',
  xlsx: 'An Excel workbook, in which phone and tracking numbers stay text.',
});

@ObjectType({ description: 'A file to download.' })
export class OrderExport {
  @Field({ description: 'Path on this server; downloads without a token for two minutes.' }) url: string;
  @Field({ description: 'The file name.' }) fileName: string;
}

@Resolver()
export class OrderExportResolver {
  @Query(() => OrderExport, {
    description: 'Staff: the filtered orders as a file, newest first. The audit log records each download.',
  })
  adminOrderExport(
    @Ctx() { services }: Context,
    @Arg('filter', () => OrderFilter, { nullable: true, description: 'The filter; all orders by default.' })
    filter: OrderFilter | null,
    @Arg('format', () => ExportFormats, { defaultValue: 'csv', description: 'The file format.' })
    format: ExportFormat,
  ): Promise<OfferedExport> {
    return services.orderExport.link(filter ?? {}, format);
  }
}
