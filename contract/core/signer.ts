/**
 * In whose name people of the workshop give a command. technician: a technician's, whom a shared terminal asks for. either: there
 * an approver may also give his own. approver: an approver's own alone (G-37).
 */
export type Signer = 'technician' | 'either' | 'approver';
