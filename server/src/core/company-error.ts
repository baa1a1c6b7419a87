/** A request about a company that cannot be carried out; the message is for the person at the command line. */
export class CompanyError extends Error {
  override readonly name = 'CompanyError';
}
