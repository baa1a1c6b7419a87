/**
 * Placeholder for "no supplier yet": in a request it means the own workshop, on an external order a supplier to be linked later
 * (G-47).
 */
export const placeholderSupplier = 23;

/** Reason of the pause that begins when an order awaits its release: only the product gives it, so nobody keeps it. */
export const releaseReason = 'AGUARDANDO LIBERAÇÃO';

/** Types of items (`nr_tipo`, doc 2 §9): a service is carried out, a part is taken. */
export const itemTypes = { service: 3, part: 4 } as const;

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
 * Types the product itself opens, which stay in use: a corrective is what a file says nothing about, 2 a proactive order, 20 a
 * roadside rescue. The database has the same (`tipo_os_do_produto`).
 */
export const productTypes: readonly string[] = ['1', '2', '20', ...planTypes];

/**
 * Hours allowed for the preventive of a vehicle, regardless of its problem (LIST-29), and for every plan order when it is
 * opened (doc 2 §9).
 */
export const planHours = 72;

/** Letters and digits a search needs at least: fewer would find half the fleet. */
export const fewestToSearch = 2;

/** Closed orders of a vehicle's page: those that come at once and with each press for more, and the most of them. */
export const closedOfVehicle = { step: 15, most: 300 } as const;

/** Words a kept comment begins with, followed by a colon, when a command wrote it; screens show them in their own language. */
export const commentHeads = { reopened: 'Reabertura', withdrawn: 'Fornecedor retirado' } as const;

/** Units of what is measured on an item. */
export const measureUnits = ['mm', 'bar', 'psi', 'V', 'A', '°C', 'N·m', 'l', 'h', '%'] as const;
export type MeasureUnit = (typeof measureUnits)[number];
