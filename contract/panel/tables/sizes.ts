/** Rows of a page of a table (TABLES-04). */
export const tablePageSizes = [10, 25, 50] as const;
