import { lowGrade } from '@terminal/contract/grades';

/** Stars of the scale (RATE-02). */
export const scale = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** A pressed star: its grade, or one less when it was the chosen one already; null below the first (RATE-02). */
export function gradeAfter(chosen: number | null, pressed: number): number | null {
  if (chosen !== pressed) return pressed;
  return pressed === 1 ? null : pressed - 1;
}

/** Whether a grade asks why. */
export const needsReason = (grade: number | null): boolean => grade !== null && grade <= lowGrade;

/** What is missing before the answer can leave. */
export function missingIn(grade: number | null, reason: string): 'grade' | 'reason' | null {
  if (grade === null) return 'grade';
  return needsReason(grade) && reason.trim() === '' ? 'reason' : null;
}
