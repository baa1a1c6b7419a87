/** The page numbers to offer: a window of `size` that follows the current page (doc 1 §2: 3). */
export function pageWindow(current: number, last: number, size = 3): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(size / 2), last - size + 1));
  return Array.from({ length: Math.min(size, last) }, (_, i) => first + i);
}

/** First and last row shown of a page, for 'x a y de total'. */
export function pageRange(page: number, perPage: number, total: number): { from: number; to: number } {
  return total === 0
    ? { from: 0, to: 0 }
    : { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total) };
}
