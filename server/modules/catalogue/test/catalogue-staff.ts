import type { DestinationKey } from '../../../../rules/destinations.js';
import type { ProductStatus } from '../product.entity.js';
import type { ProductSort } from '../product-filter.js';

/** A product as staff see it over either API. Prices are pence. */
export interface SeenAdminProduct {
  readonly id: string;
  readonly name: string;
  readonly size: string;
  readonly details: string;
  readonly altText: string;
  readonly category: string;
  readonly status: ProductStatus;
  readonly isPublished: boolean;
  readonly imageUrl: string;
  readonly imageSrcSet: string | null;
  readonly sides: readonly [height: number, width: number, depth: number];
  readonly weightKg: number;
  readonly sidesAssumed: boolean;
  readonly position: number;
  readonly color: string | null;
  readonly prices: Readonly<Partial<Record<DestinationKey, number>>>;
  readonly notSoldTo: readonly DestinationKey[];
  readonly version: number;
}
export interface SeenAdminPage {
  readonly products: readonly SeenAdminProduct[];
  readonly total: number;
  readonly page: number;
  readonly totalPages: number;
}
export interface SeenCategory {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string | null;
  readonly imageSrcSet: string | null;
}

export interface ProductDraft {
  readonly name?: string;
  readonly size?: string;
  readonly details?: string;
  readonly altText?: string;
  readonly category?: string;
  readonly status?: string;
  readonly isPublished?: boolean;
  readonly imageUrl?: string | null;
  readonly widthCm?: number;
  readonly heightCm?: number;
  readonly depthCm?: number;
  readonly weightKg?: number;
  readonly position?: number;
  readonly collection?: string;
  readonly color?: string;
  readonly gender?: string;
  readonly material?: string;
  readonly brand?: string;
  readonly pence?: Readonly<Partial<Record<DestinationKey, number | null>>>;
  readonly version?: number;
}
export interface CategoryDraft {
  readonly name?: string;
  readonly imageUrl?: string | null;
}
export interface AdminProductsArgs {
  readonly category?: string;
  readonly search?: string;
  readonly status?: ProductStatus;
  readonly sort?: ProductSort;
  readonly page?: number;
  readonly pageSize?: number;
}

/** Catalogue actions of staff, over one of the APIs. With an image the call is multipart. Throws Refusal. */
export interface CatalogueStaff {
  products(asked?: AdminProductsArgs): Promise<SeenAdminPage>;
  product(id: string): Promise<SeenAdminProduct>;
  createProduct(wanted: ProductDraft, picture?: Buffer): Promise<SeenAdminProduct>;
  updateProduct(id: string, wanted: ProductDraft, picture?: Buffer): Promise<SeenAdminProduct>;
  deleteProduct(id: string): Promise<void>;
  createCategory(wanted: CategoryDraft, picture?: Buffer): Promise<SeenCategory>;
  updateCategory(id: string, wanted: CategoryDraft, picture?: Buffer): Promise<SeenCategory>;
  deleteCategory(id: string): Promise<void>;
}
