import type { CallError } from '../core/api/errors.ts';

/** Whether the server has no such order: none of this branch by that number (404), or no number at all (422). */
export const isUnknown = ({ status }: Pick<CallError, 'status'>): boolean => status === 404 || status === 422;
