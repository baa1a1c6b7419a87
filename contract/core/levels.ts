/** Levels in ascending order, each including those before: L reads, E also runs scripts and routines, A also changes (G-05). */
export const panelLadder = ['L', 'E', 'A'] as const;

/**
 * Levels of panel users. U, the auditor, is outside the ascending order: reads what L reads, and users, terminals and trail;
 * changes nothing.
 */
export const panelLevels = [...panelLadder, 'U'] as const;
export type PanelLevel = (typeof panelLevels)[number];

/** Levels that satisfy a required level. */
const holders: Record<PanelLevel, readonly PanelLevel[]> = {
  L: panelLevels,
  E: ['E', 'A'],
  A: ['A'],
  U: ['U', 'A'],
};

/** Whether a user's level satisfies the required one. */
export const levelReaches = (level: PanelLevel, needed: PanelLevel): boolean =>
  holders[needed].includes(level);
