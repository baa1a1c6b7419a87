// Sets the remembered colour scheme before the first paint, so that a night shift is not blinded by a white page.
try {
  document.documentElement.dataset.scheme = localStorage.getItem('esquema') === 'dark' ? 'dark' : 'light';
} catch {
  document.documentElement.dataset.scheme = 'light';
}
