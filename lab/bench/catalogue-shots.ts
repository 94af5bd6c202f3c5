import { constantCase } from '../../rules/enum-case.js';
import { CATEGORY, DESTINATION, PRODUCT_COUNT } from './bench-data.js';
import type { Shot } from './fire.js';
import { graphqlBody, jsonHeaders } from './http.js';

/** The fields the quote builder asks for. */
const PRODUCTS = `
  query Products($destination: DestinationKey!, $filter: ProductFilterInput!, $pageSize: Int!) {
    products(destination: $destination, filter: $filter, pageSize: $pageSize) {
      pageInfo { total }
      nodes {
        id name itemId details size imageUrl altText volumeCm3
        category { id name }
        price(destination: $destination) { minorUnits currency }
      }
    }
  }`;

/** A full page of one category with prices, over GraphQL. */
export const catalogueOverGraphql: Shot = {
  method: 'POST',
  path: '/graphql',
  headers: jsonHeaders(),
  body: graphqlBody(PRODUCTS, {
    destination: constantCase(DESTINATION),
    filter: { category: CATEGORY.name },
    pageSize: PRODUCT_COUNT,
  }),
};

/** The same page over REST. */
export const catalogueOverRest: Shot = {
  method: 'GET',
  path: `/api/products?category=${CATEGORY.slug}&country=${DESTINATION}&limit=${PRODUCT_COUNT}`,
};

/** The same page from the bare server. */
export const catalogueFromBare: Shot = {
  method: 'GET',
  path: `/products?category=${CATEGORY.slug}&destination=${DESTINATION}`,
};
