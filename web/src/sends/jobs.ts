import type { BranchCallName } from '@terminal/contract';

/** What keeping a command needs to know of it. */
interface Job {
  /** Field of the body that names who acts and proves it with `cpf`; absent here or in the body: the session itself acts. */
  actor?: string;
  /** Builds on what was sent of the same order before. */
  chained?: true;
}

/**
 * The commands that may be kept without network and sent later: those of the floor, whose effect nobody waits for to go on.
 * What needs the server's answer to be decided (taking over, plans, stock, approvals, the panel) is not kept.
 */
export const jobs = {
  startExecution: { actor: 'nr_seq_clifor', chained: true },
  workOnPlan: { actor: 'tecnicoId', chained: true },
  pauseExecution: { actor: 'nr_seq_clifor', chained: true },
  closeExecution: { actor: 'nr_seq_clifor', chained: true },
  commentOrder: {},
  uploadFiles: {},
  uploadOrderFiles: {},
  uploadTyreFiles: {},
  submitGauging: {},
  submitCalibration: {},
  confirmCount: { actor: 'nr_seq_clifor' },
} as const satisfies Partial<Record<BranchCallName, Job>>;

export type JobName = keyof typeof jobs;

/** What keeping a command needs to know of it. */
export const jobOf = (name: JobName): Job => jobs[name];
