/** Time zone of a branch or company that names none (G-09); the columns `ds_fuso` have the same default. */
export const defaultZone = 'America/Sao_Paulo';
