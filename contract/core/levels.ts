/** Levels of which each may what the ones before may: L looks, E also runs scripts and routines, A also changes (G-05). */
export const panelLadder = ['L', 'E', 'A'] as const;

/** Levels of panel users. U, the auditor, stands beside the ladder: looks, at users, terminals and trail too, and does nothing. */
export const panelLevels = [...panelLadder, 'U'] as const;
export type PanelLevel = (typeof panelLevels)[number];

/** Who has what needs a level. */
const holders: Record<PanelLevel, readonly PanelLevel[]> = {
  L: panelLevels,
  E: ['E', 'A'],
  A: ['A'],
  U: ['U', 'A'],
};

/** Whether a user's level is enough for what needs another. */
export const levelReaches = (level: PanelLevel, needed: PanelLevel): boolean =>
  holders[needed].includes(level);
