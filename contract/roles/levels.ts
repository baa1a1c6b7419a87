/** Levels of panel users, each with all the ones before may: L looks, E also runs scripts and routines, A also changes (G-05). */
export const panelLevels = ['L', 'E', 'A'] as const;
export type PanelLevel = (typeof panelLevels)[number];

/** Whether a user's level is enough for what needs another. */
export const levelReaches = (level: PanelLevel, needed: PanelLevel): boolean =>
  panelLevels.indexOf(level) >= panelLevels.indexOf(needed);
