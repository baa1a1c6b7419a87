/** Value of `operacao` that asks for every segment, inactive ones too: filters (G-64). */
export const forFilters = 3;
