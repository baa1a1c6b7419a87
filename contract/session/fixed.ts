/** Number of the pseudo-branch for all branches of a supplier: TODAS (G-21). */
export const allBranches = 0;

/** Display code of this product's companies (`mostrar_em`; doc 1 §7 and §9, G-105). */
export const terminalDisplay = 3;
