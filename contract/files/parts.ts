/** Bytes of the largest part of a file that is sent in parts: at 50 kbit/s it takes 40 s; a call may take 120 s. */
export const largestPart = 256 * 1024;
