// Sets the colour scheme before the first paint, so that a night shift is not blinded by a white page: the one somebody chose
// here, until then the one of the device.
{
  let chosen = null;
  try {
    chosen = localStorage.getItem('esquema');
  } catch {
    // Without storage nobody has chosen.
  }
  const device = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.scheme = chosen === 'dark' || chosen === 'light' ? chosen : device;
}
