import type { AnswerOf, PanelLevel } from '@terminal/contract';
import { levelReaches } from '@terminal/contract/levels';

/** The panel session as kept under the local key `filialPainel` (doc 1 §3, PANEL-07). */
export type PanelSession = Extract<AnswerOf<'panelLogin'>, { colabPainel: unknown }>['colabPainel'] & {
  /** Company chosen at the login: the selectors begin with it, it limits nothing (G-89). */
  empresa: string;
};

/** Whether a user's level is enough: L reads, E also runs, A also changes, U audits (G-05). */
export const mayDo = ({ tp_acesso }: Pick<PanelSession, 'tp_acesso'>, level: PanelLevel): boolean =>
  levelReaches(tp_acesso, level);
