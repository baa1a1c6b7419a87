/** The supplier "none yet": asked for, it means the own workshop; on an external order, one to be linked later (G-47). */
export const placeholderSupplier = 23;

/** Page size of the cards, and the most a columns page holds (doc 1 §4 and §9, LIST-14). */
export const pageSizes = { cards: 12, columns: 500 } as const;

/** Kinds of the orders of plans (`nr_seq_tipo`), by the kind of plan (`tp_plano`): preventive, bodywork, predictive. */
export const planOrderTypes = { V: 'V', R: 'R', P: '13' } as const;
/** The preventive of a vehicle. */
export const vehicleType = planOrderTypes.V;
/** A predictive. */
export const predictiveType = planOrderTypes.P;
/** Preventives: of the vehicle and of its bodywork (G-35). */
export const preventiveTypes: readonly string[] = [vehicleType, planOrderTypes.R];
/** Every kind of order of a plan. */
export const planTypes: readonly string[] = [...preventiveTypes, predictiveType];

/**
 * Hours allowed for the preventive of a vehicle, whatever its problem says (LIST-29), and for each order of a plan when it is
 * opened (doc 2 §9).
 */
export const planHours = 72;
