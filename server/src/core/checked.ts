/**
 * Whether rows are validated against their schemas, and answers and events against the contract. True outside production.
 */
export const checked = process.env['NODE_ENV'] !== 'production';
