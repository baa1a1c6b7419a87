/** How soon after the last digit Enter still belongs to it, in ms. */
const within = 1_000;

/** The Enter some press after the last digit, which went on by itself, presses nothing that has the focus by then. */
export function dropEnterAfterDigits(): void {
  const until = performance.now() + within;
  const hear = (event: KeyboardEvent) => {
    window.removeEventListener('keydown', hear, true);
    if (event.key !== 'Enter' || event.timeStamp > until) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', hear, true);
}
