/** Bytes of the largest part of a file that is sent in parts: at 50 kbit/s it takes 40 of the 120 seconds a call may. */
export const largestPart = 256 * 1024;
