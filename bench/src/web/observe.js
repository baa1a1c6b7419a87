// Runs in the page, before it: counts touches and layout shifts as the browser measures them.
const seen = { longest: 0, count: 0, shift: 0, firstCard: 0 };
window.seen = seen;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (!entry.interactionId) continue;
    seen.count += 1;
    seen.longest = Math.max(seen.longest, entry.duration);
  }
}).observe({ type: 'event', buffered: true, durationThreshold: 16 });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
const cards = new MutationObserver(() => {
  if (document.querySelector('article') === null) return;
  cards.disconnect();
  requestAnimationFrame(() =>
    setTimeout(() => {
      seen.firstCard = Math.round(performance.now());
    }),
  );
});
cards.observe(document, { childList: true, subtree: true });
