// Generated from the contract by `npm run contract:wire`. Do not edit.

/** How commands are kept without network and sent later. */
export const later = {
  commentOrder: {"given":true,"signer":"nr_seq_clifor"},
  voidComment: {"given":true,"signer":"nr_seq_clifor"},
  voidNote: {"given":true,"signer":"nr_seq_clifor"},
  startExecution: {"given":true,"signer":"nr_seq_clifor","chained":true},
  pauseExecution: {"given":true,"signer":"nr_seq_clifor","chained":true},
  closeExecution: {"given":true,"signer":"nr_seq_clifor","chained":true},
  workOnPlan: {"given":true,"signer":"tecnicoId","chained":true},
  uploadFiles: {"signer":"nr_seq_clifor"},
  uploadOrderFiles: {"signer":"nr_seq_clifor"},
  uploadTyreFiles: {},
  voidFile: {"given":true,"signer":"nr_seq_clifor"},
  submitGauging: {},
  submitCalibration: {},
  confirmCount: {"signer":"nr_seq_clifor"},
} as const;
