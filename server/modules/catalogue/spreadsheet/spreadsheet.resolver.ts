import { Arg, Args, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { registerEnum } from '../../../platform/api/enums.js';
import { PageArgs, pageOf } from '../../../platform/api/pagination.js';
import type { Context } from '../../../platform/http/context.js';
import type { SheetFormat } from './catalogue-export.service.js';
import { CatalogueImport, CatalogueImportLine } from './catalogue-import.entity.js';

const SheetFormats = registerEnum<SheetFormat>('SheetFormat', 'File format of the catalogue.', {
  csv: 'Comma-separated values in UTF-8.',
  xlsx: 'An Excel workbook.',
});

@ObjectType({ description: 'The catalogue as a file.' })
class CatalogueExport {
  @Field({ description: 'Path on this server; downloads without a token for two minutes.' }) url: string;
  @Field({ description: 'The file name.' }) fileName: string;
}

@ObjectType({ description: 'One page of the lines of an upload.' })
class CatalogueImportLinePage extends pageOf(
  CatalogueImportLine,
  'Its problems, or without any its changes, in the order of the file.',
) {}

const Id = () => Arg('id', () => ID, { description: 'Id of the upload.' });

@Resolver()
export class SpreadsheetResolver {
  @Query(() => CatalogueExport, {
    description:
      'Staff: products with their prices, minimum charges and rates of custom boxes as a spreadsheet, to edit and upload again.',
  })
  async adminCatalogueExport(
    @Ctx() { services }: Context,
    @Arg('format', () => SheetFormats, { description: 'The file format.' }) format: SheetFormat,
  ): Promise<CatalogueExport> {
    return services.catalogueExport.link(format);
  }

  @Query(() => CatalogueImport, {
    description: 'Staff: an uploaded spreadsheet of the catalogue (REST: `POST /catalogue-imports`).',
  })
  async adminCatalogueImport(@Ctx() { services }: Context, @Id() id: string): Promise<CatalogueImport> {
    return services.catalogueImport.one(id);
  }

  @Query(() => CatalogueImportLinePage, {
    description: 'Staff: the problems of an uploaded spreadsheet, or without any its changes.',
  })
  async adminCatalogueImportLines(
    @Ctx() { services }: Context,
    @Id() id: string,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<CatalogueImportLinePage> {
    return services.catalogueImport.lines(id, args);
  }

  @Mutation(() => CatalogueImport, {
    description:
      'Staff: applies an uploaded spreadsheet as a whole; `adminUndoBulkPriceChange` takes it back. Refused with CONFLICT when a value has changed since the upload.',
  })
  async adminApplyCatalogueImport(@Ctx() { services }: Context, @Id() id: string): Promise<CatalogueImport> {
    return services.catalogueImport.apply(id);
  }
}
