/**
 * Whether the server compares what it reads and answers with what is declared of it: rows with their schemas, answers and
 * what commands told of with the contract. On outside production.
 */
export const checked = process.env['NODE_ENV'] !== 'production';
